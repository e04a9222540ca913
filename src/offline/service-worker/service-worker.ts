import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { pageAt } from '../page-at.ts';
import { cacheName } from './cache-names.ts';
import {
  anyCachedSize,
  cachedInsteadOfError,
  markCached,
  maxEntries,
  type WorkboxPlugin,
} from './cache-plugins.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: see `build/steps/service-worker.ts`. */
declare const SITE_PAGES: string[];
declare const SITE_NOT_FOUND_PAGE: string;
declare const SITE_ASSETS: string;

const TIMEOUT_SECONDS = 3;
const MAX_PICTURES = 80;
const MAX_OTHER_FILES = 30;

const { scope } = self.registration;
const picturesCache = cacheName('pictures', scope);

// A new service worker can take over immediately: pages come from the network first, and the files
// they use have a hash in their names.
self.skipWaiting();
self.addEventListener('activate', (event) => {
  self.clients.claim();
  // The browser requests a page while the service worker is still starting. When that request fails,
  // Firefox shows its error page and not the cached page (seen in 153).
  const { navigationPreload } = self.registration;
  const isFirefox = navigator.userAgent.includes('Firefox/');
  event.waitUntil(isFirefox ? navigationPreload?.disable() : navigationPreload?.enable());
});

const isAsset = (url: URL) => url.pathname.startsWith(SITE_ASSETS);
const isPicture = (url: URL) => isAsset(url) && /\.(avif|webp|jpe?g)$/.test(url.pathname);

const pageOf = (request: Request) => pageAt(new URL(request.url).pathname, SITE_PAGES);
/** Some hosts serve the 404 page with status 404 even at its own address. */
const isPage = (path: string, { status }: Response) =>
  status === 200 || (status === 404 && path === SITE_NOT_FOUND_PAGE);
const onePerPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => pageOf(request) ?? request,
  cacheWillUpdate: async ({ request, response }) => {
    const path = pageOf(request);
    return path && isPage(path, response) ? response : null;
  },
};
const cachedPages = {
  cacheName: cacheName('pages', scope),
  matchOptions: { ignoreVary: true },
  plugins: [onePerPage, markCached],
};
const navigate = new NetworkFirst({
  ...cachedPages,
  plugins: [...cachedPages.plugins, cachedInsteadOfError(new CacheOnly(cachedPages))],
  networkTimeoutSeconds: TIMEOUT_SECONDS,
});
const revalidate = new NetworkFirst({ ...cachedPages, fetchOptions: { cache: 'no-cache' } });

self.addEventListener('install', (event) => event.waitUntil(cachePages()));

/** Caches all pages or none. Without one, the install fails, and the browser tries again at the next visit. */
async function cachePages() {
  const responses = await Promise.all(
    SITE_PAGES.map(async (path) => {
      const response = await fetch(path, { cache: 'no-cache' });
      if (!isPage(path, response)) throw new Error(`${path} can’t be cached: ${response.status}`);
      return [path, response] as const;
    }),
  );
  const cache = await caches.open(cachedPages.cacheName);
  await Promise.all(responses.map(([path, response]) => cache.put(path, response)));
}

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isAsset(url),
  navigate,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && pageOf(request), revalidate);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url),
  new CacheFirst({
    cacheName: picturesCache,
    plugins: [maxEntries(MAX_PICTURES), anyCachedSize(picturesCache)],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName: cacheName('assets', scope), plugins: [maxEntries(MAX_OTHER_FILES)] }),
);

// All pages are cached, so any other address is a wrong one.
setCatchHandler(async ({ event, request }) => {
  if (request.mode !== 'navigate' || isAsset(new URL(request.url))) return Response.error();
  return revalidate.handle({ event, request: new Request(SITE_NOT_FOUND_PAGE) });
});
