import type { WorkboxPlugin } from 'workbox-core';
import type { Strategy } from 'workbox-strategies';
import { namePart } from '../../astro-internals/picture-name.ts';

/** Keeps the newest files only. The Cache API lists its keys in the order they came in. */
export const atMost = (count: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -count);
    await Promise.all(oldest.map((key) => cache.delete(key)));
  },
});

/** When a picture can't be had, any other size of it will do. */
export const inAnySize = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const picture = namePart(request.url);
    const cache = await caches.open(cacheName);
    const seen = (await cache.keys()).filter(({ url }) => picture && url.startsWith(picture));
    const files = await Promise.all(seen.map((key) => cache.match(key)));
    return files.sort((a, b) => weightOf(b) - weightOf(a))[0];
  },
});

const weightOf = (file: Response | undefined) => Number(file?.headers.get('Content-Length') ?? 0);

/** Marks a page that comes from the cache. Its CSS then shows how old its prices are. */
export const markedAsKept: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return undefined;
    const html = await cachedResponse.text();
    const { headers } = cachedResponse;
    return new Response(html.replace('<html', '<html data-offline'), { headers });
  },
};

/** A host in trouble is like no signal: what was kept is better than its error page. */
export const insteadOfAnError = (kept: Strategy): WorkboxPlugin => ({
  handlerWillRespond: async ({ event, request, response }) =>
    response.status < 500 ? response : kept.handle({ event, request }).catch(() => response),
});
