import type { ClientDirective } from 'astro';

const TIMEOUT_MS = 4000;

/**
 * Hydrates an island when a visitor points at it, touches it, focuses it, or scrolls the page. A photo that is
 * clicked before then opens once its island has hydrated. If that fails or takes too long, the browser follows its link.
 */
const reach: ClientDirective = (load, _options, island) => {
  const listeners = new AbortController();
  const options = { signal: listeners.signal, passive: true };
  let isHydrating = false;
  let clicked: HTMLAnchorElement | undefined;

  const hydrate = async () => {
    if (isHydrating) return;
    isHydrating = true;
    const start = await load();
    await start();
    if (!isHydrating) return;
    listeners.abort();
    clicked?.click();
    clicked = undefined;
  };
  const hydrateIfScrolled = () => {
    if (scrollY > 0 || history.state?.photo) hydrate();
  };
  const queueClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-photo]');
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || wantsNewTab) return;
    event.preventDefault();
    clicked = link;
    setTimeout(followLink, TIMEOUT_MS);
    hydrate();
  };
  const followLink = () => {
    if (clicked) location.assign(clicked.href);
    clicked = undefined;
  };

  for (const event of ['pointerover', 'touchstart', 'focusin'])
    island.addEventListener(event, hydrate, options);
  // Not at once: reading the scroll position forces a layout before the first paint.
  for (const event of ['load', 'scroll', 'popstate'])
    addEventListener(event, hydrateIfScrolled, options);
  island.addEventListener('click', queueClick, { signal: listeners.signal });
  island.addEventListener('astro:hydration-error', () => {
    isHydrating = false;
    followLink();
  });
  // The back/forward cache would keep it, and Back would open a photo.
  addEventListener('pagehide', () => {
    clicked = undefined;
  });
};

export default reach;
