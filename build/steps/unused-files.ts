import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, filesIn } from '../built-site.ts';

const ASSETS = 'assets/';
const NAMES_OTHERS = /\.(html|js|css|xml|webmanifest|json)$/;

/**
 * Removes files that no page references. Astro publishes the original of every picture in content and
 * every island's script, even if no page uses them.
 */
export function removeUnusedFiles({ folder }: BuiltSite): string {
  const files = filesIn(folder);
  const unused = new Set(files.filter((file) => file.startsWith(ASSETS)));
  const needed = files.filter((file) => !file.startsWith(ASSETS));
  for (const file of needed) {
    if (!NAMES_OTHERS.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const other of unused) {
      if (!text.includes(plainEnding(other))) continue;
      unused.delete(other);
      needed.push(other);
    }
  }
  for (const file of unused) rmSync(join(folder, file));
  return `${unused.size} unused files removed`;
}

/**
 * The end of a file's name that is the same in every file that names it, with the hash: "duck.C2uQdOUG.webp" of
 * "Ann's duck.C2uQdOUG.webp". HTML, XML, addresses and JSON each escape other characters.
 */
const plainEnding = (name: string) => /[\w.-]+$/.exec(name)?.[0] ?? name;
