/** A slow phone may never be idle. */
const IDLE_TIMEOUT_MS = 3000;

// Wait until the page has loaded and the browser is idle.
if ('serviceWorker' in navigator) addEventListener('load', () => whenIdle(register));

function whenIdle(start: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(start);
}

async function register() {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', cacheLoadedFiles, { once: true });
  await serviceWorker.register(`${import.meta.env.BASE_URL.replace(/\/*$/, '/')}sw.js`);
}

/**
 * Tells the service worker to cache files that the page requested before it was active. On a slow
 * connection, pictures still arrive after that. The browser has them, so it costs no signal.
 */
function cacheLoadedFiles() {
  new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urlsToCache = entries.filter(({ workerStart }) => !workerStart).map(({ name }) => name);
    navigator.serviceWorker.controller?.postMessage({
      type: 'CACHE_URLS',
      payload: { urlsToCache },
    });
  }).observe({ type: 'resource', buffered: true });
}

export {};
