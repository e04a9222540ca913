import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve } from 'node:path';

export const ORIGINALS_FOLDER = '.photo-originals';

/**
 * Saves a photo's original bytes in an unpublished folder and returns the path.
 * It never overwrites a file, and saves the same bytes only once.
 */
export async function saveOriginal(
  project: string,
  photo: string,
  bytes: Buffer,
  modifiedAt: Date,
): Promise<string> {
  for (const name of numbered(photo)) {
    const savedPath = join(ORIGINALS_FOLDER, name);
    const path = join(project, savedPath);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(path, bytes, { flag: 'wx', flush: true });
      await utimes(path, modifiedAt, modifiedAt);
      return savedPath;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if ((await readFile(path)).equals(bytes)) return savedPath;
    }
  }
  throw new Error('unreachable: the numbers never end');
}

/** The same for a photo in the content folder that is about to be removed. */
export async function saveBeforeRemoval(root: string, photo: string): Promise<string> {
  const project = dirname(resolve(root));
  const { mtime } = await stat(photo);
  return await saveOriginal(
    project,
    relative(project, resolve(photo)),
    await readFile(photo),
    mtime,
  );
}

/** a.jpg, a-2.jpg, a-3.jpg and so on. */
export function* numbered(path: string): Generator<string> {
  yield path;
  const { dir, name, ext } = parse(path);
  for (let number = 2; ; number++) yield join(dir, `${name}-${number}${ext}`);
}

export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
