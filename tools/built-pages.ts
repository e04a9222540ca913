import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Changes every page of a built site. */
export async function rewritePages(dist: string, change: (html: string) => string) {
  const names = (await readdir(dist)).filter((name) => name.endsWith('.html'));
  await Promise.all(
    names.map(async (name) => {
      const file = join(dist, name);
      await writeFile(file, change(await readFile(file, 'utf8')));
    }),
  );
}
