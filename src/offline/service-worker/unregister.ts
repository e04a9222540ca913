import { isCacheOf } from './cache-names.ts';

/**
 * Takes the place of the worker when the owner turns it off: browsers that still have the old one
 * get this instead, and it removes both.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const ours = (await caches.keys()).filter(isCacheOf(self.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
