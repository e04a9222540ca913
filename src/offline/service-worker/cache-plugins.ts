import type { Strategy, StrategyOptions } from 'workbox-strategies';
import { pictureUrlPrefix } from '../../astro-internals/picture-name.ts';
import { withLastVisit } from '../last-visit.ts';

export type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];

/** Deletes the oldest files. The Cache API lists its keys in the order they were added. */
export const maxEntries = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const oldest = (await cache.keys()).slice(0, -max);
    await Promise.all(oldest.map((key) => cache.delete(key)));
  },
});

/** Serves another size of a picture when the one that was requested can't be loaded. */
export const anyCachedSize = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request }) => {
    const picture = pictureUrlPrefix(request.url);
    const cache = await caches.open(cacheName);
    const sizes = (await cache.keys()).filter(({ url }) => picture && url.startsWith(picture));
    const files = await Promise.all(sizes.map((key) => cache.match(key)));
    return files.sort((a, b) => weightOf(b) - weightOf(a))[0];
  },
});

const weightOf = (file: Response | undefined) => Number(file?.headers.get('Content-Length') ?? 0);

/** Marks a page that comes from the cache, so that its CSS shows how old the prices are. It says when it was fetched. */
export const markCached: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return undefined;
    const html = await cachedResponse.text();
    const { headers } = cachedResponse;
    const marked = html.replace('<html', '<html data-offline');
    return new Response(withLastVisit(marked, headers.get('Date')), { headers });
  },
};

/** A cached page is better than a host's error page. */
export const cachedInsteadOfError = (cacheOnly: Strategy): WorkboxPlugin => ({
  handlerWillRespond: async ({ event, request, response }) =>
    response.status < 400 || response.status === 404
      ? response
      : cacheOnly.handle({ event, request }).catch(() => response),
});
