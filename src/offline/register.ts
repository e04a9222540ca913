/** Starts the worker once the page is there and the browser has nothing better to do. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

if ('serviceWorker' in navigator) addEventListener('load', () => whenIdle(register));

async function register() {
  const worker = navigator.serviceWorker;
  if (!worker.controller)
    worker.addEventListener('controllerchange', keepWhatIsHere, { once: true });
  await worker.register(`${import.meta.env.BASE_URL.replace(/\/*$/, '/')}sw.js`);
}

/** What the page loaded before the worker was there. The browser has it, so it costs no signal. */
function keepWhatIsHere() {
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

export {};
