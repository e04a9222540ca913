/** Caches are named after the service worker's scope, because sites may share an origin. */
export const cacheName = (what: string, scope: string) => `${what} ${scope}`;

export const isCacheOf = (scope: string) => (name: string) => name.endsWith(scope);
