/** A slow phone may never be idle. */
const AT_LATEST = 3000;

// Once the page is there and the browser has nothing better to do.
if ('serviceWorker' in navigator) addEventListener('load', () => whenIdle(register));

function whenIdle(start: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: AT_LATEST });
  else setTimeout(start);
}

async function register() {
  const worker = navigator.serviceWorker;
  if (!worker.controller)
    worker.addEventListener('controllerchange', keepWhatIsHere, { once: true });
  await worker.register(`${import.meta.env.BASE_URL.replace(/\/*$/, '/')}sw.js`);
}

/**
 * What the page asked for before the worker was there, also if it arrives later: on a slow line
 * pictures do. The browser has it, so it costs no signal.
 */
function keepWhatIsHere() {
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
