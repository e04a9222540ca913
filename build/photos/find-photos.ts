import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const isPhoto = (name: string) => /\.(jpe?g|png|webp|avif|hei[cf])$/i.test(name);
const isText = (name: string) => /\.(ya?ml|mdx?)$/i.test(name);
const MAX_TEMP_AGE_MS = 60 * 60 * 1000;

/** A photo has this extension until it is written and checked. */
export const TEMP_SUFFIX = '.photo-unfinished';

export const findPhotos = (root: string) => findFiles(root, isPhoto);
export const findTextFiles = (root: string) => findFiles(root, isText);
/** Videos, documents and other files that the site can't show. */
export const findOthers = (root: string) =>
  findFiles(root, (name) => !isPhoto(name) && !isText(name));

/**
 * Sorted paths below the root, without hidden files and node_modules. Also deletes temp files that an
 * interrupted run left behind.
 */
async function findFiles(
  root: string,
  isWanted: (name: string) => boolean,
  below = '',
): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(below, entry.name);
    if (entry.name.endsWith(TEMP_SUFFIX)) await removeIfLeftOver(join(root, path));
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) found.push(...(await findFiles(root, isWanted, path)));
    else if (isWanted(entry.name) && (await isFile(entry, join(root, path)))) found.push(path);
  }
  return found;
}

/** A link to a photo is published like a photo, so it counts as one. */
async function isFile(entry: { isFile(): boolean }, path: string): Promise<boolean> {
  if (entry.isFile()) return true;
  return await stat(path).then(
    (target) => target.isFile(),
    () => false,
  );
}

async function removeIfLeftOver(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > MAX_TEMP_AGE_MS) await unlink(path);
}
