import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { findPhotos } from '../../build/photos/walk.ts';
import type { CheckedFile } from '../../src/content/check-content.ts';
import { type Warning, wordsIn } from './warning.ts';

const FOLDERS_OF_PAGES = ['pages', 'products', 'posts'];

/** Photos that lie in a page's folder and are shown nowhere. */
export async function unusedPhotos(
  root: string,
  files: readonly CheckedFile[],
): Promise<Warning[]> {
  const used = new Set(
    files.flatMap(({ file, written }) =>
      wordsIn(written.data)
        .filter(({ words }) => /^\.\.?\//.test(words))
        .map(({ words }) => normalize(join(dirname(file), words))),
    ),
  );
  const folders = FOLDERS_OF_PAGES.map((folder) => join(root, folder)).filter(existsSync);
  const photos = await Promise.all(
    folders.map(async (folder) => (await findPhotos(folder)).map((photo) => join(folder, photo))),
  );
  return photos
    .flat()
    .filter((photo) => !used.has(photo))
    .map((photo) => ({
      group: 'Photos that no page shows',
      file: photo,
      message: `Name it in the file that should show it, such as ${dirname(photo)}.yaml, or delete it.`,
    }));
}
