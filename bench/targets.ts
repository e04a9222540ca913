import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENU_PAGES } from '../model/page-names.ts';

export interface Target {
  page: string;
  path: string;
  /** The paths of the floors that this page is held against. */
  bare: string;
  picture: string;
}

const BARE = 'floor-bare';

/**
 * A copy of the built site with the floors beside its pages: an almost empty page, and for each
 * page one with nothing but a heading and that page's own main picture.
 */
export function siteWithFloors(dist: string, folder: string): Target[] {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, `${BARE}.html`), floor(''));
  return ['index', ...MENU_PAGES].map((name) => {
    const picture = `floor-${name}`;
    const html = readFileSync(join(dist, `${name}.html`), 'utf8');
    writeFileSync(join(folder, `${picture}.html`), floor(mainPicture(html)));
    const path = name === 'index' ? '/' : `/${name}`;
    return { page: path, path, bare: `/${BARE}`, picture: `/${picture}` };
  });
}

const floor = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Floor</title>' +
  '<meta name="description" content="The least that a page can be.">' +
  '<link rel="icon" href="/favicon.ico"><style>img{width:100%;height:auto}</style></head>' +
  `<body><main><h1>Our Little Farm</h1>${content}</main></body></html>`;

/** The first picture of a page's main part, asked for at once. */
function mainPicture(html: string): string {
  const main = html.slice(html.indexOf('<main'));
  const picture = main.match(/<picture.*?<\/picture>|<img[^>]*>/s)?.[0];
  if (!picture) throw new Error('A page has no picture to hold it against.');
  return picture
    .replaceAll(/ (class|loading|fetchpriority)="[^"]*"/gi, '')
    .replace('<img', '<img fetchpriority="high"');
}
