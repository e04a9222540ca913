import {
  FILE_ATTRIBUTES,
  HYDRATES_ON_SCROLL,
  HYDRATION_ERROR,
  NOT_HYDRATED,
  REPLAYS_CLICK,
} from '../astro-internals/island-attributes.ts';

/**
 * The only island code inside a page. When a visitor reaches for an island, it fetches Astro's
 * runtime, which hydrates the island (see `directives/`).
 *
 * A photo that is clicked before its island has hydrated is marked `data-queued`, and the island
 * opens it. If the island fails or takes too long, the browser follows the photo's link.
 */
const REACH_EVENTS = ['pointerover', 'touchstart', 'focusin'];
const TIMEOUT_MS = 4000;

let runtime = document.documentElement.dataset.islandRuntime;
let isFetching = false;

/** Many browsers remember that an import failed. Another URL of the same file makes them try again. */
const otherUrl = (url: string) => `${url.replace(/\?.*/, '')}?${Date.now()}`;

/** Uses an import, because a script element that hangs on a bad connection would keep the page loading. */
async function fetchRuntime() {
  if (isFetching || !runtime) return;
  isFetching = true;
  try {
    await import(/* @vite-ignore */ runtime);
  } catch {
    isFetching = false;
    runtime = otherUrl(runtime);
    followQueuedLink();
  }
}

function reach({ target }: { target: EventTarget | null }) {
  const island = (target as Element).closest<HTMLElement>(NOT_HYDRATED);
  if (!island) return;
  fetchRuntime();
  delete island.dataset.failed;
  island.dispatchEvent(new Event('reach'));
  if ('reached' in island.dataset) return;
  island.dataset.reached = '';
  // Astro's runtime requests these too, but later. On a slow connection they should load in parallel.
  for (const attribute of FILE_ATTRIBUTES) {
    const url = island.getAttribute(attribute) ?? '';
    import(/* @vite-ignore */ url).catch(() => {
      island.setAttribute(attribute, otherUrl(url));
      delete island.dataset.reached;
    });
  }
}

function followQueuedLink() {
  const link = document.querySelector<HTMLAnchorElement>(
    `${REPLAYS_CLICK}:not([data-hydrated]) a[data-queued]`,
  );
  if (link) location.assign(link.href);
}

function queueClick(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    `${REPLAYS_CLICK}:not([data-hydrated], [data-failed]) a`,
  );
  const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link || wantsNewTab || !('HTMLDialogElement' in window)) return;
  event.preventDefault();
  forgetClicks();
  link.dataset.queued = '';
  setTimeout(followQueuedLink, TIMEOUT_MS);
  reach(event);
}

function forgetClicks() {
  for (const element of document.querySelectorAll('[data-queued]'))
    element.removeAttribute('data-queued');
}

/** Hydrates the photo viewer if this history entry shows a photo, as after a reload. */
function showPhotoInHistory() {
  const target = document.querySelector(`a[href="${history.state?.photo}"]`);
  if (target) reach({ target });
}

addEventListener('popstate', showPhotoInHistory);
showPhotoInHistory();

for (const event of REACH_EVENTS) document.addEventListener(event, reach, { passive: true });
document.addEventListener('click', queueClick, { capture: true });
// The back/forward cache would keep the marks, and Back would open a photo instead of the page.
addEventListener('pagehide', forgetClicks);
document.addEventListener(HYDRATION_ERROR, ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
  followQueuedLink();
});

if (document.querySelector(HYDRATES_ON_SCROLL)) {
  addEventListener('scroll', fetchRuntime, { once: true, passive: true });
  // Not earlier, because reading the scroll position forces a layout before the first paint.
  addEventListener('load', () => (scrollY > 0 || location.hash) && fetchRuntime());
}
