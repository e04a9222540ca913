/**
 * Reloads a page that was left open or came from the cache once the site has a newer version: when the
 * visitor returns to it, and when the signal comes back. The browser restores the scroll position.
 */
const INTERVAL_MS = 60_000;
const RETRY_DELAY_MS = 5_000;
const root = document.documentElement;
let lastCheck = Date.now();
let retry: ReturnType<typeof setTimeout>;

/** Returns false if it asked the site and got no answer. */
async function reloadIfStale() {
  const isCached = 'offline' in root.dataset;
  const isRecent = Date.now() - lastCheck < INTERVAL_MS;
  if (import.meta.env.DEV || document.hidden || !navigator.onLine || (isRecent && !isCached)) {
    return true;
  }
  const response = await fetch(location.href, { cache: 'no-cache' });
  const [start = ''] = (await response.text()).match(/<html[^>]*>/) ?? [];
  if (response.status >= 500 || start.includes('data-offline')) return false;
  lastCheck = Date.now();
  // An error page of the host, or of the network that the visitor signs in to.
  if (!start.includes('data-version')) return true;
  if (start.includes(`"${root.dataset.version}"`)) delete root.dataset.offline;
  else reload();
  return true;
}

/** Waits until no photo and no menu is open. */
function reload() {
  if (document.querySelector('dialog[open], details[open]')) setTimeout(reload, RETRY_DELAY_MS);
  else location.reload();
}

/** A signal that just came back is often too weak for the first request, so this retries. */
async function check() {
  clearTimeout(retry);
  const isAnswered = await reloadIfStale().catch(() => false);
  if (!isAnswered) retry = setTimeout(check, RETRY_DELAY_MS);
}

document.addEventListener('visibilitychange', check);
addEventListener('online', check);
addEventListener('pageshow', (event) => {
  if (event.persisted || 'offline' in root.dataset) check();
});

export {};
