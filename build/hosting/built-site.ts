import { readdirSync } from 'node:fs';
import { readPages } from '../built-pages.ts';
import type { BuiltSite } from './headers.ts';
import { headerPolicy } from './policy.ts';

/** What the headers depend on, read from a built site. */
export function readBuiltSite(folder: string, base: string): BuiltSite {
  const rootFiles = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  const pages = readPages(folder).map(({ html }) => html);
  return { policy: headerPolicy(pages), rootFiles, base };
}
