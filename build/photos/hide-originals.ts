import type { Plugin } from 'vite';
import { ORIGINALS_FOLDER } from './originals.ts';

/** Astro's dev server serves any file of the project, with `--host` to the whole network. */
export const hideOriginals: Plugin = {
  name: 'hide-originals',
  config: () => ({ server: { watch: { ignored: [`**/${ORIGINALS_FOLDER}/**`] } } }),
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!isOriginal(request.url ?? '')) return next();
      response.statusCode = 404;
      response.end();
    });
  },
};

export function isOriginal(url: string): boolean {
  try {
    return decodeURIComponent(url).toLowerCase().includes(ORIGINALS_FOLDER);
  } catch {
    return true;
  }
}
