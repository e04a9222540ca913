import { renew } from './renew.ts';

/**
 * Brings a page that was left open, or that came from the cache, up to date: when it is looked at
 * again and when the signal comes back.
 */
const PAUSE = 60_000;
const root = document.documentElement;
let lastLook = Date.now();

async function stayFresh() {
  const isKept = 'offline' in root.dataset;
  const isRecent = Date.now() - lastLook < PAUSE;
  if (document.hidden || !navigator.onLine || (isRecent && !isKept)) return;
  lastLook = Date.now();

  const answer = await fetch(location.href, { cache: 'no-cache' });
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if ('offline' in fresh.documentElement.dataset) return;

  if (codeOf(fresh) !== codeOf(document)) {
    location.reload();
    return;
  }
  delete root.dataset.offline;
  renew(document.body, fresh.body);
}

/** New words fit into an old page only if its styles and scripts are still the same. */
function codeOf(page: Document): string {
  const inline = [...page.querySelectorAll('style, script')].map(({ textContent }) => textContent);
  const islands = [...page.querySelectorAll('astro-island')].map((island) =>
    ['component-url', 'renderer-url'].map((name) => island.getAttribute(name)).join(' '),
  );
  return [...inline, ...new Set(islands)].join();
}

const look = () => stayFresh().catch(() => undefined);
document.addEventListener('visibilitychange', look);
addEventListener('online', look);
addEventListener('pageshow', (event) => {
  if (event.persisted || 'offline' in root.dataset) look();
});
