import { ORIGINALS_FOLDER } from './originals.ts';

interface DevServer {
  middlewares: {
    use(handle: (request: { url?: string }, response: Response, next: () => void) => void): void;
  };
}

interface Response {
  statusCode: number;
  end(): void;
}

/** Astro's dev server serves any file of the project, with `--host` to the whole network. */
export function hideOriginals() {
  return {
    name: 'hide-originals',
    config: () => ({ server: { watch: { ignored: [`**/${ORIGINALS_FOLDER}/**`] } } }),
    configureServer({ middlewares }: DevServer) {
      middlewares.use((request, response, next) => {
        if (!isOriginal(request.url ?? '')) return next();
        response.statusCode = 404;
        response.end();
      });
    },
  };
}

export function isOriginal(url: string): boolean {
  try {
    return decodeURIComponent(url).toLowerCase().includes(ORIGINALS_FOLDER);
  } catch {
    return true;
  }
}
