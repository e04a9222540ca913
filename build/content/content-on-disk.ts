import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../model/check-content.ts';
import type { ContentFolder } from '../../model/content-folder.ts';
import { whyUnreadable } from './readable-picture.ts';

/** The content folder on this computer. */
export const contentOnDisk = (root: string): ContentFolder => ({
  name: root,
  list: async (folder) => {
    const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(ifThere);
    return entries?.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
  },
  read: (file) => readFile(join(root, file), 'utf8').catch(ifThere),
  whyUnreadable: (picture) => whyUnreadable(join(root, picture)),
});

export const checkContentOnDisk = (root = 'content') => checkContent(contentOnDisk(root));

function ifThere(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
