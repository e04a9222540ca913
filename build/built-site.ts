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

/** The owner's editor isn't one of the site's pages. */
export const EDITOR_PAGE = 'edit.html';
/** Some hosts serve /edit/ only from a file of this name. */
export const EDITOR_PAGE_WITH_SLASH = 'edit/index.html';

const EDITOR_PAGES = [EDITOR_PAGE, EDITOR_PAGE_WITH_SLASH];

export const readBuiltSite = (folder: string, base: string): BuiltSite => ({
  folder,
  base,
  pages: filesIn(folder)
    .filter((file) => file.endsWith('.html') && !EDITOR_PAGES.includes(file))
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
