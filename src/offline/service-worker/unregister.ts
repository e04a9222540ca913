import { isCacheOf } from './cache-names.ts';

/**
 * Replaces the service worker when the owner turns it off. It deletes the caches and unregisters both.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(unregister()));

async function unregister() {
  const ours = (await caches.keys()).filter(isCacheOf(self.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
