import react from '@astrojs/react';
import type { AstroUserConfig } from 'astro';
import { getViteConfig } from 'astro/config';
import site from './astro.config.ts';

/** Renders the site's real pages from changed content, without building it. */
export default getViteConfig(
  {
    test: {
      include: ['tests/random/*.test.ts'],
      setupFiles: ['tests/support/use-content-in-memory.ts'],
      testTimeout: 3_600_000,
      // The tests leave no state behind, so they can share loaded modules.
      isolate: false,
      maxWorkers: 1,
      // The colors of the tokens are read from their style sheet.
      css: true,
    },
  },
  { ...(site as AstroUserConfig), configFile: false, integrations: [react()] },
);
