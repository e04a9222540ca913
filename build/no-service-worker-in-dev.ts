import type { AstroIntegration } from 'astro';
import { sitePath } from '../src/site/links.ts';
import { SERVICE_WORKER, unregisteringServiceWorker } from './steps/service-worker.ts';

/** In dev, unregisters the service worker that a built site left on the same port. */
export const noServiceWorkerInDev = (): AstroIntegration => ({
  name: 'no-service-worker-in-dev',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const address = sitePath(SERVICE_WORKER, server.config.base);
      server.middlewares.use(address, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(await unregisteringServiceWorker());
      });
    },
  },
});
