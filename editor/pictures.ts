import { mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, parse, relative, resolve } from 'node:path';
import { cleanOne } from '../build/photos/clean-one.ts';
import { isTaken, numbered } from '../build/photos/originals.ts';
import { problemLine } from '../build/photos/problem.ts';
import { progressLine } from '../build/photos/wording.ts';
import type { PictureAnswer } from './picture-calls.ts';

const TYPES: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** A picture for the editor to show; undefined if it is none of the content's. */
export async function readPicture(root: string, contentFile: string, path: string) {
  const file = resolve(root, dirname(contentFile), path);
  const type = TYPES[extname(file).toLowerCase()];
  if (!type || relative(resolve(root), file).startsWith('..')) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  return bytes && { type, bytes };
}

/**
 * Puts a picture into the folder of the content file that will show it, under its own name, and
 * cleans it just as `npm run photos` does. One that can't be cleaned is not kept.
 */
export async function keepPicture(
  root: string,
  contentFile: string,
  name: string,
  bytes: Buffer,
): Promise<PictureAnswer> {
  const folder = join(dirname(contentFile), parse(contentFile).name);
  const picture = await placeUnderFreeName(root, join(folder, plainName(name)), bytes);
  const content = resolve(root);
  try {
    const places = { project: dirname(content), root: content, texts: content };
    const change = await cleanOne(places, picture);
    const kept = change?.renamedTo ?? picture;
    return {
      path: `./${relative(dirname(contentFile), kept).replaceAll('\\', '/')}`,
      report: change
        ? `Added. ${progressLine({ done: 1, total: 1, change }).replace(/^\S+ /, '')}`
        : 'Added.',
    };
  } catch (error) {
    await unlink(join(root, picture)).catch(() => {});
    return { problem: problemLine(basename(name), error) };
  }
}

async function placeUnderFreeName(root: string, wanted: string, bytes: Buffer): Promise<string> {
  await mkdir(join(root, dirname(wanted)), { recursive: true });
  for (const name of numbered(wanted)) {
    try {
      await writeFile(join(root, name), bytes, { flag: 'wx' });
      return name;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error('unreachable: the numbers never end');
}

/** The picture's own name, without what addresses and other computers trip over. */
function plainName(name: string): string {
  const { name: stem, ext } = parse(basename(name.replaceAll('\\', '/')));
  const plain = stem
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replaceAll(/^[-.]+|-+$/g, '');
  return `${plain || 'picture'}${ext.replaceAll(/[^\w.]/g, '')}`;
}
