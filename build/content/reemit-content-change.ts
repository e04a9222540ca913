import { basename, dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** What Astro writes down of all content and its pictures while the site is worked on. */
const CONTENT = 'data-store.json';
export const STORE_FILES = [CONTENT, 'content-assets.mjs'];
/** Astro takes what it hears sooner for an echo. */
const DELAY_MS = 1200;

/**
 * A page that is drawn in the moment in which content changes can leave Astro with the old content, or
 * without the new pictures, until the next change (withastro/astro#13586). So it hears of each change
 * a second time, when such pages have long been drawn.
 */
export const reemitContentChange = (): AstroIntegration => ({
  name: 'reemit-content-change',
  hooks: {
    'astro:server:setup': ({ server }) => {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!STORE_FILES.includes(basename(file))) return;
        clearTimeout(timer);
        timer = setTimeout(
          () => server.watcher.emit('change', join(dirname(file), CONTENT)),
          DELAY_MS,
        );
      });
    },
  },
});
