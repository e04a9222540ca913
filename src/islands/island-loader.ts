import {
  ASLEEP,
  FILES,
  HYDRATION_ERROR,
  KEEPS_CHOICE,
  WAKES_ON_SCROLL,
} from '../astro-internals/island-attributes.ts';

/**
 * The only script of the islands that stands in a page. When a visitor reaches for an island, it
 * fetches Astro's runtime, which brings the island to life (see `directives/`).
 *
 * A photo that is chosen while its island is still waking up is marked `data-chosen` for the island
 * to act on. If the island fails or takes too long, the photo's link is followed.
 */
const REACHING = ['pointerover', 'touchstart', 'focusin'];
const PATIENCE = 4000;

const runtime = document.documentElement.dataset.islandRuntime;
let isFetching = false;

/** With an import, since a script element that hangs on a bad line would keep the page from loading. */
async function fetchRuntime() {
  if (isFetching || !runtime) return;
  isFetching = true;
  try {
    await import(/* @vite-ignore */ runtime);
  } catch {
    isFetching = false;
    followChoice();
  }
}

function reach({ target }: { target: EventTarget | null }) {
  const island = (target as Element).closest<HTMLElement>(ASLEEP);
  if (!island) return;
  fetchRuntime();
  delete island.dataset.failed;
  island.dispatchEvent(new Event('reach'));
  if ('reached' in island.dataset) return;
  island.dataset.reached = '';
  // Astro's runtime asks for these too, but later: on a long line all should be under way together.
  for (const file of FILES) {
    import(/* @vite-ignore */ island.getAttribute(file) ?? '').catch(() => undefined);
  }
}

function followChoice() {
  const link = document.querySelector<HTMLAnchorElement>(
    `${KEEPS_CHOICE}:not([data-awake]) a[data-chosen]`,
  );
  if (link) location.assign(link.href);
}

function keepChoice(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    `${KEEPS_CHOICE}:not([data-awake], [data-failed]) a`,
  );
  const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
  if (!link || wantsNewTab) return;
  event.preventDefault();
  document.querySelector('a[data-chosen]')?.removeAttribute('data-chosen');
  link.dataset.chosen = '';
  setTimeout(followChoice, PATIENCE);
  reach(event);
}

/** A step of the history that shows a photo, as after a reload, wakes the photo's viewer. */
function showPhotoOfStep() {
  const target = document.querySelector(`a[href="${history.state?.photo}"]`);
  if (target) reach({ target });
}

addEventListener('popstate', showPhotoOfStep);
showPhotoOfStep();

for (const event of REACHING) document.addEventListener(event, reach, { passive: true });
document.addEventListener('click', keepChoice, { capture: true });
document.addEventListener(HYDRATION_ERROR, ({ target }) => {
  (target as HTMLElement).dataset.failed = '';
  followChoice();
});

if (document.querySelector(WAKES_ON_SCROLL)) {
  addEventListener('scroll', fetchRuntime, { once: true, passive: true });
  // Not earlier: to ask where the page is makes the browser lay it out before it paints.
  addEventListener('load', () => (scrollY > 0 || location.hash) && fetchRuntime());
}
