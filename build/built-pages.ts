import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuiltPage {
  file: string;
  html: string;
}

/** The pages of a built site, always in the same order. */
export const readPages = (dist: string): BuiltPage[] =>
  readdirSync(dist)
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const file = join(dist, name);
      return { file, html: readFileSync(file, 'utf8') };
    });

export function writePages(pages: BuiltPage[], change: (html: string) => string) {
  for (const { file, html } of pages) writeFileSync(file, change(html));
}
