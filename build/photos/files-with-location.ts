import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasLocation } from '../../photos/location.ts';
import { filesIn } from '../built-site.ts';
import { findPhotos, findYaml } from './find-photos.ts';

export interface LocatedFile {
  /** Below the root. */
  file: string;
  /** `npm run photos` cleans photos. It can't clean others, such as a Live Photo's video. */
  isPhoto: boolean;
}

export async function filesWithLocation(root: string): Promise<LocatedFile[]> {
  const [photos, texts] = [findPhotos(root), findYaml(root)];
  const found: LocatedFile[] = [];
  for (const file of filesIn(root)) {
    if (texts.includes(file)) continue;
    if (hasLocation(await read(join(root, file))))
      found.push({ file, isPhoto: photos.includes(file) });
  }
  return found;
}

/** Node reads no file above 2 GiB, and its error doesn't name it. */
const read = (file: string) =>
  readFile(file).catch(({ message }) => {
    throw new Error(`${file} can’t be read. Move it out of the folder content. (${message})`);
  });

/** What to do with one that isn't uploaded yet. Completes "<file> …". */
export const locationAdvice = ({ isPhoto }: LocatedFile) =>
  isPhoto
    ? 'has a location in it. Run  npm run photos  to remove it, before you commit or upload anything.'
    : 'has a location in it, and the site can’t use this kind of file. Move it out of the folder content before you commit or upload anything.';

const TO_REMOVE_IT =
  'To remove this one, see https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/removing-sensitive-data-from-a-repository';

/** What it means that one is in a repository. */
export const uploadedAdvice = ({ isPhoto }: LocatedFile) =>
  isPhoto
    ? `This photo was uploaded with its location. The site shows a copy with no location, but if your repository is public, anyone can find the original in it. Run  npm run photos  before you upload one. ${TO_REMOVE_IT}`
    : `This file was uploaded with a location in it. It isn’t on your site, but if your repository is public, anyone can find it there. Delete it. ${TO_REMOVE_IT}`;
