import type { AstroIntegration } from 'astro';
import { sitePath } from '../src/site/links.ts';
import { retiredWorker, WORKER } from './steps/service-worker.ts';

/** In dev, unregisters the service worker that a built site left on the same port. */
export const noWorkerInDev = (): AstroIntegration => ({
  name: 'no-worker-in-dev',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const address = sitePath(WORKER, server.config.base);
      server.middlewares.use(address, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await retiredWorker());
      });
    },
  },
});
