import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MENU_PAGES } from '../model/page-names.ts';

interface MeasuredPage {
  path: string;
  /** The paths of the baselines that this page is compared to. */
  barePath: string;
  picturePath: string;
}

const BARE = 'baseline-bare';

/**
 * Copies the built site and adds the baselines: an almost empty page, and for each page one with
 * nothing but a heading and that page's main picture.
 */
export function copySiteWithBaselines(dist: string, folder: string): MeasuredPage[] {
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, folder, { recursive: true });
  writeFileSync(join(folder, `${BARE}.html`), baseline(''));
  return ['index', ...MENU_PAGES].map((name) => {
    const picture = `baseline-${name}`;
    const html = readFileSync(join(dist, `${name}.html`), 'utf8');
    writeFileSync(join(folder, `${picture}.html`), baseline(mainPicture(html)));
    return {
      path: name === 'index' ? '/' : `/${name}`,
      barePath: `/${BARE}`,
      picturePath: `/${picture}`,
    };
  });
}

const baseline = (content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Baseline</title>' +
  '<meta name="description" content="The least that a page can be.">' +
  '<link rel="icon" href="/favicon.ico"><style>img{width:100%;height:auto}</style></head>' +
  `<body><main><h1>Our Little Farm</h1>${content}</main></body></html>`;

/** The first picture of a page's main part, loaded at once. */
function mainPicture(html: string): string {
  const main = html.slice(html.indexOf('<main'));
  const picture = main.match(/<picture.*?<\/picture>|<img[^>]*>/s)?.[0];
  if (!picture) throw new Error('A page has no picture to compare it to.');
  return picture
    .replaceAll(/ (class|loading|fetchpriority)="[^"]*"/gi, '')
    .replace('<img', '<img fetchpriority="high"');
}
