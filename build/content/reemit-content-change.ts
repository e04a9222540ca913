import { basename, dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The files in which Astro's dev server stores content and its pictures. */
const CONTENT = 'data-store.json';
export const STORE_FILES = [CONTENT, 'content-assets.mjs'];
/** Astro ignores a change that follows its own write sooner than this. */
const DELAY_MS = 1200;

/**
 * Two changes half a second apart can leave Astro without the pictures of the second, and a page that
 * renders while content changes can leave it with the old content, until the next change
 * (withastro/astro#13586). So this loads the content again and re-emits each change a little later.
 */
export const reemitContentChange = (): AstroIntegration => ({
  name: 'reemit-content-change',
  hooks: {
    'astro:server:setup': ({ server, refreshContent }) => {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!STORE_FILES.includes(basename(file))) return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          await refreshContent?.({});
          server.watcher.emit('change', join(dirname(file), CONTENT));
        }, DELAY_MS);
      });
    },
  },
});
