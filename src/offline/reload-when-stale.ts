/**
 * A page that was left open, or that came from the cache, starts over when the site has a newer
 * one: when it is looked at again and when the signal comes back. The browser restores the place.
 */
const PAUSE = 60_000;
const TRY_AGAIN = 5_000;
const root = document.documentElement;
let lastLook = Date.now();
let next: ReturnType<typeof setTimeout>;

/** Returns false if it asked the site and got no answer. */
async function stayFresh() {
  const isKept = 'offline' in root.dataset;
  const isRecent = Date.now() - lastLook < PAUSE;
  if (import.meta.env.DEV || document.hidden || !navigator.onLine || (isRecent && !isKept)) {
    return true;
  }
  lastLook = Date.now();
  const answer = await fetch(location.href, { cache: 'no-cache' });
  const [start = ''] = (await answer.text()).match(/<html[^>]*>/) ?? [];
  if (!answer.ok || start.includes('data-offline')) return false;
  if (start.includes(`"${root.dataset.version}"`)) delete root.dataset.offline;
  else if (!document.querySelector('dialog[open], :popover-open')) location.reload();
  return true;
}

/** The signal that just came back is often too weak for the first question. */
async function look() {
  clearTimeout(next);
  const isAnswered = await stayFresh().catch(() => false);
  if (!isAnswered) next = setTimeout(look, TRY_AGAIN);
}

document.addEventListener('visibilitychange', look);
addEventListener('online', look);
addEventListener('pageshow', (event) => {
  if (event.persisted || 'offline' in root.dataset) look();
});

export {};
