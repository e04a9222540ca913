import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mentionsLocation } from '../../photos/metadata-kinds.ts';
import { filesIn } from '../built-site.ts';
import { findPhotos } from './find-photos.ts';

/** Files below a folder that can't be cleaned, such as a Live Photo's video, and have a location in them. */
export async function filesWithLocation(root: string): Promise<string[]> {
  const photos = new Set(await findPhotos(root));
  const found: string[] = [];
  for (const file of filesIn(root)) {
    if (photos.has(join(file)) || /\.ya?ml$/i.test(file)) continue;
    if (mentionsLocation(await readFile(join(root, file)))) found.push(file);
  }
  return found;
}

/** What to do with one that wasn't uploaded yet. */
export const MOVE_IT =
  'has a location in it, and the site can’t use this kind of file. Move it out of the folder content before you commit or upload anything.';
