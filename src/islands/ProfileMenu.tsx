import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import styles from './ProfileMenu.module.css';
import { usePopover } from './use-popover.ts';

/** A menu whose items only close it. */
export function ProfileMenu({ items }: { items: string[] }) {
  const { button, popover, open, show, close } = usePopover<HTMLDivElement>();

  const entries = () => [...(popover.current?.querySelectorAll('button') ?? [])];
  const focusEntry = (index: number) => {
    const all = entries();
    all.at(index % all.length)?.focus();
  };

  const firstFocused = useRef(0);
  const onOpen = useEffectEvent(() => {
    if (!popover.current?.contains(document.activeElement)) focusEntry(firstFocused.current);
    firstFocused.current = 0;
  });
  useEffect(() => {
    if (open) onOpen();
  }, [open]);

  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const index = event.key === 'ArrowDown' ? 0 : -1;
    show();
    focusEntry(index);
    // Without popovers, the items are shown after the next render.
    if (!popover.current?.contains(document.activeElement)) firstFocused.current = index;
  };

  const moveInMenu = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = entries();
    const here = all.indexOf(document.activeElement as HTMLButtonElement);
    const steps: Record<string, number> = {
      ArrowDown: here + 1,
      ArrowUp: here - 1,
      Home: 0,
      End: -1,
    };
    const step = steps[event.key] ?? indexByLetter(items, event.key, here);
    if (step !== undefined) {
      event.preventDefault();
      focusEntry(step);
    } else if (event.key === 'Tab') {
      close();
    }
  };

  return (
    <div className={styles.profile}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        popoverTarget="profile-menu"
        aria-haspopup="menu"
        aria-controls="profile-menu"
        aria-expanded={open}
        aria-label="Profile menu"
        onKeyDown={openWithArrow}
      >
        <span className={styles.egg}>
          <svg viewBox="0 0 30 30" aria-hidden="true" focusable="false">
            <circle cx="15" cy="10.5" r="5.6" />
            <path d="M3 30c0-8 5-12 12-12s12 4 12 12Z" />
          </svg>
        </span>
      </button>
      <div
        ref={popover}
        id="profile-menu"
        popover="auto"
        role="menu"
        aria-label="Profile"
        className={styles.menu}
        data-open={open || undefined}
        onKeyDown={moveInMenu}
      >
        {items.map((item) => (
          <button
            key={item}
            type="button"
            role="menuitem"
            popoverTarget="profile-menu"
            popoverTargetAction="hide"
          >
            {item}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The next item, after the one that has focus, that starts with the letter typed. */
function indexByLetter(items: string[], key: string, from: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = items.map((_, i) => (from + 1 + i) % items.length);
  return order.find((i) => items[i]?.toLowerCase().startsWith(key.toLowerCase()));
}
