import { readFileSync } from 'node:fs';
import { MENU_PAGES, PAGE_NAMES } from '../../model/page-names.ts';
import { FIXTURE } from './sites.ts';

interface TestedPage {
  name: string;
  path: string;
  /** What the build calls it. */
  file: string;
}

/** Every page of the site, so that new pages are tested too. */
export const PAGES: TestedPage[] = PAGE_NAMES.map((name) =>
  name === 'home'
    ? { name, path: '/', file: 'index.html' }
    : { name, path: `/${name}`, file: `${name}.html` },
);

/** PAGES and the 404 page. */
export const ALL_PAGES: TestedPage[] = [
  ...PAGES,
  { name: 'no-such-page', path: '/no-such-page', file: '404.html' },
];

/** The fixture site's menu, where every page goes by its own name. */
export const MENU = MENU_PAGES.map((page) => page.charAt(0).toUpperCase() + page.slice(1));

/** A page's main heading on the fixture site. */
export function headingOf({ file }: TestedPage): string {
  const html = readFileSync(`${FIXTURE.dist}/${file}`, 'utf8');
  const heading = html.match(/<h1[^>]*>([^&]+?)<\/h1>/)?.[1];
  if (!heading) throw new Error(`${file} has no main heading.`);
  return heading.replaceAll(/<[^>]+>/g, '').trim();
}

/** A page's text for a snapshot: without the hashes in the names of pictures. */
export const forSnapshot = (text: string) =>
  text.replaceAll(/(assets\/[\w-]+)\.[\w-]+\.webp/g, '$1.webp');
