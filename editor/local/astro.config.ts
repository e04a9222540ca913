import type { AstroUserConfig } from 'astro';
import site from '../../astro.config.ts';
import { bundleLocalEditor, localServer } from './server.ts';

const answer = localServer('content', await bundleLocalEditor());

/** The dev server with the editor. Only `npm run edit` uses it. */
const config: AstroUserConfig = {
  ...(site as AstroUserConfig),
  base: '/',
  trailingSlash: 'ignore',
  integrations: [
    ...(site.integrations ?? []),
    {
      name: 'editor',
      hooks: {
        'astro:server:setup': ({ server }) => {
          server.middlewares.use('/edit', (request, response) => void answer(request, response));
        },
      },
    },
  ],
  vite: {
    ...site.vite,
    // Pages from other origins on this computer can't read the site.
    // A symlink in content/ could expose the whole disk.
    server: { host: 'localhost', cors: false, watch: { followSymlinks: false } },
  },
};

export default config;
