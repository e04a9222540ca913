import { createHash } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { sitePath } from '../../src/site/links.ts';
import { type BuiltSite, pathOf } from '../built-site.ts';
import { bundle, LICENSES } from '../bundle.ts';
import { readFarm } from '../read-farm.ts';

const SERVICE_WORKER = 'sw.js';
const NOT_FOUND_PAGE = '404';

/** Writes the service worker or, if `offline` is false, one that unregisters itself. */
export async function writeServiceWorker({ folder, base, pages }: BuiltSite): Promise<string> {
  const html = pages.map((page) => page.html).join('\n');
  const paths = pages.map(pathOf);
  if (!paths.includes(NOT_FOUND_PAGE)) throw new Error(`There is no page ${NOT_FOUND_PAGE}.`);
  const { offline } = readFarm();
  const { code, licenses } = offline
    ? await bundle(sourceOf('service-worker.ts'), {
        SITE_PAGES: paths.map((path) => sitePath(path, base)),
        SITE_NOT_FOUND_PAGE: sitePath(NOT_FOUND_PAGE, base),
        SITE_ASSETS: sitePath('assets/', base),
      })
    : await bundle(UNREGISTERING);
  appendFileSync(`${folder}/${LICENSES}`, licenses);
  writeFileSync(`${folder}/${SERVICE_WORKER}`, `${code}/* ${versionOf(html)} */\n`);
  return offline ? `it caches ${pages.length} pages` : 'turned off';
}

const sourceOf = (name: string) =>
  new URL(`../../src/offline/service-worker/${name}`, import.meta.url);

const UNREGISTERING = sourceOf('unregister.ts');

export const unregisteringServiceWorker = async () => (await bundle(UNREGISTERING)).code;

/** Browsers compare service workers byte by byte, so a changed page must change the file. */
const versionOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);
