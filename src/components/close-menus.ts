/**
 * The top bar's menus are `<details>`, which their buttons open and close without script. This closes them after a
 * choice, with Escape, by a tap or focus outside, and where a wider screen has no such button.
 */
for (const menu of document.querySelectorAll<HTMLDetailsElement>('header details')) {
  const button = menu.querySelector('summary');
  const list = menu.nextElementSibling;

  const close = () => {
    menu.open = false;
  };
  const closeAndFocusButton = () => {
    if (!menu.open) return;
    close();
    button?.focus({ preventScroll: true });
  };
  const closeIfOutside = ({ target }: Event) => {
    if (!menu.parentElement?.contains(target as Node)) close();
  };

  // Not click, which Safari on phones sends only from controls. A touch that scrolls ends without pointerup.
  document.addEventListener('pointerup', closeIfOutside);
  document.addEventListener('focusin', closeIfOutside);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeAndFocusButton();
  });
  list?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, button')) closeAndFocusButton();
  });
  addEventListener('resize', () => {
    if (button?.offsetWidth === 0) close();
  });
  // The back/forward cache would keep it open.
  addEventListener('pagehide', close);
}

export {};
