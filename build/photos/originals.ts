import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative, resolve } from 'node:path';

export const ORIGINALS_FOLDER = '.photo-originals';

/**
 * Copies a photo from the content folder to an unpublished folder next to it, and returns the copy's path below
 * the project. It never overwrites a file, and copies the same bytes only once.
 */
export async function saveOriginal(root: string, photo: string): Promise<string> {
  const project = dirname(resolve(root));
  const bytes = await readFile(photo);
  for (const name of numbered(relative(project, resolve(photo)))) {
    const copy = join(ORIGINALS_FOLDER, name);
    await mkdir(dirname(join(project, copy)), { recursive: true });
    try {
      await writeFile(join(project, copy), bytes, { flag: 'wx', flush: true });
      return copy;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if ((await readFile(join(project, copy))).equals(bytes)) return copy;
    }
  }
  throw new Error('unreachable: the numbers never end');
}

/** a.jpg, a-2.jpg, a-3.jpg and so on. */
export function* numbered(path: string): Generator<string, never> {
  yield path;
  const { dir, name, ext } = posix.parse(path);
  for (let number = 2; ; number++) yield posix.join(dir, `${name}-${number}${ext}`);
}
