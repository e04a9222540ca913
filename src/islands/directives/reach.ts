import type { ClientDirective } from 'astro';

const REACHING = ['pointerover', 'touchstart', 'focusin'];
const PATIENCE = 4000;

/**
 * Wakes an island when a visitor reaches for it, and again if it couldn't be loaded the last time.
 * With `client:reach="keep-choice"`, a link that is chosen while the island is still waking up is
 * marked `data-chosen` for the island to act on. If the island fails or takes too long, the link is
 * followed.
 */
const reach: ClientDirective = (load, { value }, island) => {
  let state: 'asleep' | 'waking' | 'failed' = 'asleep';

  const wake = () => {
    if (state === 'waking') return;
    state = 'waking';
    load().then((hydrate) => hydrate());
  };
  for (const event of REACHING) island.addEventListener(event, wake, { passive: true });

  const chosen = () => island.querySelector<HTMLAnchorElement>('a[data-chosen]');
  const followChoice = () => {
    const link = chosen();
    if (link && !island.hasAttribute('data-awake')) location.assign(link.href);
  };
  const keepChoice = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || wantsNewTab || state === 'failed' || island.hasAttribute('data-awake')) return;
    event.preventDefault();
    chosen()?.removeAttribute('data-chosen');
    link.dataset.chosen = '';
    setTimeout(followChoice, PATIENCE);
    wake();
  };
  if (value === 'keep-choice') island.addEventListener('click', keepChoice, { capture: true });

  island.addEventListener('astro:hydration-error', () => {
    state = 'failed';
    followChoice();
  });
};

export default reach;
