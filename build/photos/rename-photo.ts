import { constants } from 'node:fs';
import { copyFile, link, readdir, unlink } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { isTaken, numbered } from './originals.ts';
import type { Folders } from './report.ts';
import { updateReferences } from './update-references.ts';

interface RenameResult {
  renamedTo: string;
  updatedFiles: string[];
}

/**
 * Replaces a photo by a finished file with another extension. The old photo is deleted last, when the
 * new one and all references to it are in place.
 */
export async function renamePhoto(
  folders: Folders,
  photo: string,
  extension: string,
  finished: string,
): Promise<RenameResult> {
  const stem = photo.slice(0, photo.length - extname(photo).length);
  const renamedTo = await claimFreeName(folders.root, `${stem}${extension}`, finished);
  const below = (path: string) => relative(folders.contentFolder, join(folders.root, path));
  const updatedFiles = await updateReferences(
    folders.contentFolder,
    below(photo),
    below(renamedTo),
  );
  await unlink(join(folders.root, photo));
  return { renamedTo, updatedFiles };
}

async function claimFreeName(root: string, wanted: string, finished: string): Promise<string> {
  const siblings = await readdir(join(root, dirname(wanted)));
  const taken = new Set(siblings.map((name) => name.toLowerCase()));
  for (const name of numbered(wanted)) {
    if (taken.has(basename(name).toLowerCase())) continue;
    try {
      await placeExclusively(finished, join(root, name));
      return name;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error('unreachable: the numbers never end');
}

/** Never overwrites. A hard link is atomic; memory cards don't support links, so they get a copy. */
async function placeExclusively(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (isTaken(error)) throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
  }
}
