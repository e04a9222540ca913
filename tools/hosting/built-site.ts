import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltSite } from './headers.ts';
import { headerPolicy } from './policy.ts';

/** What the headers depend on, read from a built site. */
export function readBuiltSite(folder: string, base: string): BuiltSite {
  const rootFiles = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  const pages = rootFiles
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return { policy: headerPolicy(pages), rootFiles, base };
}
