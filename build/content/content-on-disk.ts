import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../model/check-content.ts';
import type { ContentFolder } from '../../model/content-folder.ts';
import { imageError } from './image-error.ts';

/** The content folder on this computer. Symbolic links are not followed, because they may point outside it. */
export const contentOnDisk = (root: string): ContentFolder => ({
  name: root,
  list: async (folder) => {
    if (folder && (await isSymlink(join(root, folder)))) return undefined;
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ignoreMissing);
    return entries?.map((entry) => ({
      name: entry.name,
      isFolder: entry.isDirectory(),
      isSymlink: entry.isSymbolicLink(),
    }));
  },
  read: async (file) =>
    (await isSymlink(join(root, file)))
      ? undefined
      : await readFile(join(root, file), 'utf8').catch(ignoreMissing),
  imageError: (picture) => imageError(join(root, picture)),
});

export const checkContentOnDisk = (root = 'content') => checkContent(contentOnDisk(root));

const isSymlink = async (path: string) =>
  (await lstat(path).catch(ignoreMissing))?.isSymbolicLink() ?? false;

/** A folder in place of a file is a missing file, too. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'EISDIR') throw error;
}
