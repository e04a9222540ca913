/**
 * Brings a page that was left open, or that came from the cache, up to date: when it is looked at
 * again and when the signal comes back.
 */
const PAUSE = 60_000;
const RENEWAL = `${import.meta.env.BASE_URL.replace(/\/*$/, '/')}renew.js`;
const root = document.documentElement;
let lastLook = Date.now();

async function stayFresh() {
  const isKept = 'offline' in root.dataset;
  const isRecent = Date.now() - lastLook < PAUSE;
  if (import.meta.env.DEV || document.hidden || !navigator.onLine || (isRecent && !isKept)) return;
  lastLook = Date.now();
  const { renewPage } = await import(/* @vite-ignore */ RENEWAL);
  await renewPage();
}

const look = () => stayFresh().catch(() => undefined);
document.addEventListener('visibilitychange', look);
addEventListener('online', look);
addEventListener('pageshow', (event) => {
  if (event.persisted || 'offline' in root.dataset) look();
});

export {};
