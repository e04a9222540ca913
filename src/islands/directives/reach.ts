import type { ClientDirective } from 'astro';

const REACHING = ['pointerover', 'touchstart', 'focusin'];

/**
 * Wakes an island when a visitor reaches for it.
 * With `client:reach="keep-choice"`, a link that is chosen while the island is still waking up is
 * marked `data-chosen` for the island to act on, and is followed if the island can't be loaded.
 */
const reach: ClientDirective = (load, { value }, island) => {
  let waking: Promise<void> | undefined;

  const wake = () => {
    waking ??= load().then((hydrate) => hydrate());
    for (const event of REACHING) island.removeEventListener(event, wake);
    return waking;
  };
  for (const event of REACHING) island.addEventListener(event, wake, { passive: true });

  if (value !== 'keep-choice') return;
  const keepChoice = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const wantsNewTab = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
    if (!link || wantsNewTab || island.hasAttribute('data-awake')) return;
    event.preventDefault();
    island.querySelector('[data-chosen]')?.removeAttribute('data-chosen');
    link.dataset.chosen = '';
    wake().catch(() => location.assign(link.href));
  };
  island.addEventListener('click', keepChoice, { capture: true });
};

export default reach;
