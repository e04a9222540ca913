import { existsSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { findOthers, findPhotos } from '../../build/photos/find-photos.ts';
import type { ContentFile } from '../../model/checked-file.ts';
import { isSystemFile } from '../../model/misnamed-files.ts';
import { textsIn, type Warning } from './warning.ts';

const FOLDERS_OF_PAGES = ['pages', 'products', 'posts'];

/** Photos in a page's folder that no page shows. */
export function unusedPhotos(root: string, files: readonly ContentFile[]): Warning[] {
  const used = new Set(
    files.flatMap(({ file, yaml }) =>
      textsIn(yaml.data)
        .filter(({ text }) => /^\.\.?\//.test(text))
        .map(({ text }) => normalize(join(dirname(file), text))),
    ),
  );
  const photos = inFoldersOfPages(root, findPhotos);
  return photos
    .filter((photo) => !used.has(photo))
    .map((photo) => ({
      group: 'Photos that no page shows',
      file: photo,
      message: `Add it in the editor, or to the file that should show it, such as ${dirname(photo)}.yaml, or delete it.`,
    }));
}

/** Videos, documents and the like among the photos. */
export function unsupportedFiles(root: string): Warning[] {
  const others = inFoldersOfPages(root, findOthers);
  return others
    .filter((file) => dirname(dirname(file)) !== root && !isSystemFile(basename(file)))
    .map((file) => ({
      group: 'Files that won’t show',
      file,
      message:
        'The site shows photos only: .jpg, .png, .webp, .avif, and .heic from an iPhone. Move this file out of content, or save it as a photo.',
    }));
}

function inFoldersOfPages(root: string, find: (folder: string) => string[]) {
  const folders = FOLDERS_OF_PAGES.map((folder) => join(root, folder)).filter(existsSync);
  return folders.flatMap((folder) => find(folder).map((file) => join(folder, file)));
}
