import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findOthers, findPhotos } from '../../build/photos/find-photos.ts';
import type { ContentFile } from '../../model/checked-file.ts';
import { contentFiles } from '../../model/content-files.ts';
import { isSystemFile } from '../../model/misnamed-files.ts';
import { relativePathsIn } from '../../model/texts.ts';
import type { Warning } from './warning.ts';

const PAGE_FOLDERS = [...new Set(Object.values(contentFiles).map(({ folder }) => folder))].filter(
  Boolean,
);

/** Photos in a page's folder that no page shows. */
export function unusedPhotos(root: string, files: readonly ContentFile[]): Warning[] {
  const used = new Set(
    files.flatMap(({ file, yaml }) =>
      relativePathsIn(yaml.data).map((path) => join(dirname(file), path).normalize()),
    ),
  );
  const photos = inPageFolders(root, findPhotos);
  return photos
    .filter((photo) => !used.has(photo.normalize()))
    .map((photo) => ({
      group: 'Photos that no page shows',
      file: photo,
      message: `Add it in the editor, or to the file that should show it, such as ${dirname(photo)}.yaml, or delete it.`,
    }));
}

/** Videos, documents and the like among the photos. */
export function unsupportedFiles(root: string): Warning[] {
  const others = inPageFolders(root, findOthers);
  return others
    .filter((file) => dirname(dirname(file)) !== root && !isSystemFile(basename(file)))
    .map((file) => ({
      group: 'Files that won’t show',
      file,
      message:
        'The site shows photos only: .jpg, .png, .webp, .avif, and .heic from an iPhone. Move this file out of content, or save it as a photo.',
    }));
}

function inPageFolders(root: string, find: (folder: string) => string[]) {
  const folders = PAGE_FOLDERS.map((folder) => join(root, folder)).filter(existsSync);
  return folders.flatMap((folder) => find(folder).map((file) => join(folder, file)));
}
