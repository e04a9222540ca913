import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { sitePath } from '../src/site/links.ts';
import { readPages } from './built-pages.ts';
import { bundle } from './bundle.ts';

const WORKER = 'sw.js';
const RENEWAL = 'renew.js';
const LOST_PAGE = '404';
/** Typefaces, textures and the logo: every page looks as it should, whichever was visited. */
const DRESS = /(?<=url\("?|(?:src|href)=")[^"()]+\.(?:woff2|svg|png)(?=[")])/g;

/**
 * Writes the service worker next to the pages, or one that removes it where it is turned off, and
 * the script that renews a page.
 */
export function offline({ enabled }: { enabled: boolean }): AstroIntegration {
  let base = '/';
  let assets = '';
  return {
    name: 'offline',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
        assets = sitePath(`${config.build.assets}/`, base);
      },
      // A worker that was left by a built site on the same port would serve that site's pages.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(sitePath(WORKER, base), async (_request, response) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(await bundle('worker/retired-worker.ts', 'iife'));
        });
      },
      'astro:build:done': async ({ dir, pages }) => {
        const folder = fileURLToPath(dir);
        const html = readPages(folder)
          .map((page) => page.html)
          .join('\n');
        const code = enabled
          ? await bundle('worker/worker.ts', 'iife', {
              SITE_PAGES: pages.map(({ pathname }) => sitePath(pathname.replace(/\/$/, ''), base)),
              SITE_LOST_PAGE: sitePath(LOST_PAGE, base),
              SITE_ASSETS: assets,
              SITE_DRESS: [...new Set(html.match(DRESS))].filter((url) => url.startsWith(assets)),
            })
          : await bundle('worker/retired-worker.ts', 'iife');
        await writeFile(`${folder}/${WORKER}`, `${code}/* ${versionOf(html)} */\n`);
        await writeFile(`${folder}/${RENEWAL}`, await bundle('renew-page.ts', 'es'));
      },
    },
  };
}

/** Browsers compare workers byte by byte: a changed page makes a changed worker. */
const versionOf = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);
