import { basename, dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** The files in which Astro's dev server stores content and its pictures. */
const CONTENT = 'data-store.json';
export const STORE_FILES = [CONTENT, 'content-assets.mjs'];
/** Astro ignores a change that follows its own write sooner than this. */
const DELAY_MS = 1200;

/**
 * A page that renders while content changes can leave Astro with the old content, or without the new
 * pictures, until the next change (withastro/astro#13586). So this re-emits each change after those
 * renders have finished.
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
