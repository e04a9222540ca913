import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A built site, which the post-build steps read and change. */
export interface BuiltSite {
  /** The output folder. */
  folder: string;
  /** The base path. Starts and ends with a slash. */
  base: string;
  pages: BuiltPage[];
}

interface BuiltPage {
  /** Relative to the site's folder, with "/" on every computer. */
  file: string;
  html: string;
}

export const readBuiltSite = (folder: string, base: string): BuiltSite => ({
  folder,
  base,
  pages: filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') })),
});

export function writePages({ folder, pages }: BuiltSite): string {
  for (const { file, html } of pages) writeFileSync(join(folder, file), html);
  return `${pages.length} pages written`;
}

/** Paths below a folder, sorted, with "/" on every computer. Links are not followed. */
export const filesIn = (folder: string): string[] => filesBelow(folder, '').sort();

const filesBelow = (folder: string, below: string): string[] =>
  readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return filesBelow(folder, path);
    return entry.isFile() ? [path] : [];
  });

/** "about.html" → "about", "index.html" → "" */
export const pathOf = ({ file }: BuiltPage) =>
  file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '');

/** The pages' paths below the base. The 404 page has no address of its own. */
export const addressesOf = (pages: BuiltPage[]) =>
  pages.map(pathOf).filter((path) => path !== '404');
