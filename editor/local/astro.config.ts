import type { AstroUserConfig } from 'astro';
import site from '../../astro.config.ts';
import { localServer } from './server.ts';

const answer = await localServer('content');

/** The site as it is being worked on, and the editor beside it. Only `npm run edit` uses this. */
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
    // Pages of other servers on this computer may not read ours.
    // A link in content/ may lead to a whole disk.
    server: { host: 'localhost', cors: false, watch: { followSymlinks: false } },
  },
};

export default config;
