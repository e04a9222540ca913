import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import { pageAt } from '../page-at.ts';
import { cacheName } from './cache-names.ts';
import { atMost, inAnySize, insteadOfAnError, markedAsKept } from './cache-plugins.ts';

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: see `build/steps/service-worker.ts`. */
declare const SITE_PAGES: string[];
declare const SITE_LOST_PAGE: string;
declare const SITE_ASSETS: string;

const PATIENCE_IN_SECONDS = 3;
const PICTURES_KEPT = 80;
const OTHER_FILES_KEPT = 30;

const { scope } = self.registration;
const picturesCache = cacheName('pictures', scope);

// A new worker takes over at once. Nothing of the old one is missed: pages come from the network
// first, and the files they use carry a hash in their names.
self.skipWaiting();
clientsClaim();
preloadNavigations();

const isAsset = (url: URL) => url.pathname.startsWith(SITE_ASSETS);
/** The owner's page is none of the worker's business, whether this site has one or not. */
const isEditor = (url: URL) => url.href.replace(/\/?(?:[?#].*)?$/, '') === `${scope}edit`;
const isPicture = (url: URL) => isAsset(url) && /\.(avif|webp|jpe?g)$/.test(url.pathname);

const page = (request: Request) => pageAt(new URL(request.url).pathname, SITE_PAGES);
const eachPageOnce: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => page(request) ?? request,
  cacheWillUpdate: async ({ request, response: { status }, response }) => {
    const path = page(request);
    // Some hosts answer for the lost page as they do for any wrong address.
    const isThere = status === 200 || (status === 404 && path === SITE_LOST_PAGE);
    return path && isThere ? response : null;
  },
};
const keptPages = {
  cacheName: cacheName('pages', scope),
  matchOptions: { ignoreVary: true },
  plugins: [eachPageOnce, markedAsKept],
};
const visit = new NetworkFirst({
  ...keptPages,
  plugins: [...keptPages.plugins, insteadOfAnError(new CacheOnly(keptPages))],
  networkTimeoutSeconds: PATIENCE_IN_SECONDS,
});
const renewal = new NetworkFirst({ ...keptPages, fetchOptions: { cache: 'no-cache' } });

self.addEventListener('install', (event) => {
  const kept = SITE_PAGES.map((path) => renewal.handleAll({ event, request: new Request(path) }));
  event.waitUntil(Promise.all(kept.map(([, done]) => done)));
});

registerRoute(
  ({ url, request, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isAsset(url) && !isEditor(url),
  visit,
);
registerRoute(({ request, sameOrigin }) => sameOrigin && page(request), renewal);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPicture(url),
  new CacheFirst({
    cacheName: picturesCache,
    plugins: [atMost(PICTURES_KEPT), inAnySize(picturesCache)],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url),
  new CacheFirst({ cacheName: cacheName('assets', scope), plugins: [atMost(OTHER_FILES_KEPT)] }),
);

// All pages are kept, so an address that leads to none of them is a wrong one.
setCatchHandler(async ({ event, request }) => {
  if (request.mode !== 'navigate' || isAsset(new URL(request.url))) return Response.error();
  return renewal.handle({ event, request: new Request(SITE_LOST_PAGE) });
});
