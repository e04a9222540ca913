import { readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';

const PHOTO = /\.(jpe?g|png|webp|avif|hei[cf])$/i;
const TEXT = /\.(ya?ml|mdx?)$/i;
const OTHER = /^(?!.*\.(jpe?g|png|webp|avif|hei[cf]|ya?ml|mdx?)$)/i;
const MAX_TEMP_AGE_MS = 60 * 60 * 1000;

/** A photo has this extension until it is written and checked. */
export const UNFINISHED = '.photo-unfinished';

export const findPhotos = (root: string) => findFiles(root, PHOTO);
export const findTexts = (root: string) => findFiles(root, TEXT);
/** Videos, documents and other files that the site can't show. */
export const findOthers = (root: string) => findFiles(root, OTHER);

/**
 * Sorted paths below the root, without hidden files and node_modules. Also deletes temp files that an
 * interrupted run left behind.
 */
async function findFiles(root: string, wanted: RegExp, below = ''): Promise<string[]> {
  const found: string[] = [];
  const entries = await readdir(join(root, below), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(below, entry.name);
    if (entry.name.endsWith(UNFINISHED)) await removeIfLeftOver(join(root, path));
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isDirectory()) found.push(...(await findFiles(root, wanted, path)));
    else if (wanted.test(entry.name) && (await isFile(entry, join(root, path)))) found.push(path);
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
