import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { sitePath } from '../../src/site/links.ts';
import { type BuiltSite, pathOf } from '../built-site.ts';
import { bundle } from '../bundle.ts';
import { readFarm } from '../read-farm.ts';

export const WORKER = 'sw.js';
const LOST_PAGE = '404';

/** Writes the service worker beside the pages, or one that removes it where it is turned off. */
export async function writeWorker({ folder, base, pages }: BuiltSite): Promise<string> {
  const html = pages.map((page) => page.html).join('\n');
  const paths = pages.map(pathOf);
  if (!paths.includes(LOST_PAGE)) throw new Error(`There is no page ${LOST_PAGE}.`);
  const { offline } = readFarm();
  const code = offline
    ? await bundle(sourceOf('worker.ts'), {
        SITE_PAGES: paths.map((path) => sitePath(path, base)),
        SITE_LOST_PAGE: sitePath(LOST_PAGE, base),
        SITE_ASSETS: sitePath('assets/', base),
      })
    : await retiredWorker();
  writeFileSync(`${folder}/${WORKER}`, `${code}/* ${versionOf(html)} */\n`);
  return offline ? `it keeps ${pages.length} pages for places without signal` : 'turned off';
}

export const retiredWorker = () => bundle(sourceOf('retired-worker.ts'));

const sourceOf = (name: string) => new URL(`../../src/offline/worker/${name}`, import.meta.url);

/** Browsers compare workers byte by byte: a changed page makes a changed worker. */
const versionOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);
