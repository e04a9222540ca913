import type { AstroInlineConfig } from 'astro';
import { bundleLocalEditor, localServer } from './server.ts';

/** Adds the editor to the site's dev server, and serves the site at its root. */
export const DEV_SERVER_CONFIG: AstroInlineConfig = {
  base: '/',
  trailingSlash: 'ignore',
  integrations: [
    {
      name: 'editor',
      hooks: {
        'astro:server:setup': async ({ server }) => {
          const answer = localServer('content', await bundleLocalEditor());
          server.middlewares.use('/edit', (request, response) => void answer(request, response));
        },
      },
    },
  ],
  vite: {
    // Pages from other origins on this computer can't read the site.
    // A symlink in content/ could expose the whole disk.
    server: { host: 'localhost', cors: false, watch: { followSymlinks: false } },
  },
};
