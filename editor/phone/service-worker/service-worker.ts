/** Opens the editor offline. Its scope is the editor's page, so that visitors never get it. */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: see `editor/hosted-editor.ts`. */
declare const EDITOR_PAGE: string;
declare const EDITOR_FILES: string[];
declare const EDITOR_APP: string;
declare const EDITOR_PICTURES: string;
declare const EDITOR_VERSION: string;

const TIMEOUT_MS = 3000;
const MAX_FILES = 200;

const { scope } = self.registration;
const FILES_CACHE = `editor ${EDITOR_VERSION} ${scope}`;
const PICTURES_CACHE = `editor pictures ${scope}`;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(Promise.all([EDITOR_PAGE, ...EDITOR_FILES].map(cacheFile)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), removeOldCaches()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const isEditor = pathname.replace(/\/$/, '') === EDITOR_PAGE;
    if (isEditor) event.respondWith(visit(request));
  } else if (pathname.startsWith(EDITOR_APP)) {
    event.respondWith(cacheFirst(FILES_CACHE, request));
  } else if (pathname.startsWith(EDITOR_PICTURES)) {
    event.respondWith(cacheFirst(PICTURES_CACHE, request));
  }
});

async function cacheFile(path: string) {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const cache = await caches.open(FILES_CACHE);
  // A redirected response can't answer a navigation.
  await cache.put(path, new Response(response.body, { headers: response.headers }));
}

async function removeOldCaches() {
  const ours = (await caches.keys()).filter((name) => name.endsWith(` ${scope}`));
  const old = ours.filter((name) => name !== FILES_CACHE && name !== PICTURES_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Network first; the cached page when offline or on a server error. */
async function visit(request: Request): Promise<Response> {
  const fetching = fetch(request);
  const timeout = new Promise<undefined>((done) => setTimeout(done, TIMEOUT_MS));
  const response = await Promise.race([fetching, timeout]).catch(() => undefined);
  if (response && response.status < 500) return response;
  const cached = await caches.match(EDITOR_PAGE, { cacheName: FILES_CACHE });
  return cached ?? response ?? fetching;
}

/** For files whose names contain a hash of their bytes. */
async function cacheFirst(cacheName: string, request: Request): Promise<Response> {
  const cached = await caches.match(request.url, { cacheName });
  if (cached) return cached;
  const response = await fetch(request);
  if (response.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request.url, response.clone());
    // The Cache API lists the oldest ones first.
    const old = (await cache.keys()).slice(0, -MAX_FILES);
    await Promise.all(old.map((key) => cache.delete(key)));
  }
  return response;
}

export {};
