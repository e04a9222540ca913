import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * The state of a popover that the browser opens and closes, also before this script has loaded.
 * The browser handles Escape, clicks outside and "one open at a time". Before Chrome 114, Safari 17
 * and Firefox 125 there are no popovers, and this script does it.
 */
export function usePopover<T extends HTMLElement>() {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<T>(null);
  // Undefined before hydration, when the browser itself exposes the state to assistive technology.
  const [open, setOpen] = useState<boolean>();

  const returnFocus = () => {
    if (popover.current?.contains(document.activeElement))
      button.current?.focus({ preventScroll: true });
  };
  const show = () => {
    if (!hasPopovers()) setOpen(true);
    else if (!isShown(popover.current)) popover.current?.showPopover();
  };
  const close = () => {
    if (hasPopovers()) {
      if (isShown(popover.current)) popover.current?.hidePopover();
      return;
    }
    returnFocus();
    setOpen(false);
  };

  const onToggle = useEffectEvent(() => setOpen(isShown(popover.current)));
  // Runs before the popover is hidden, while focus is still inside it.
  const onBeforeToggle = useEffectEvent((event: Event) => {
    if ((event as ToggleEvent).newState === 'closed') returnFocus();
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    if (!open && button.current?.contains(target as Node)) show();
    else close();
  });
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  });
  const onPageHide = useEffectEvent(close);

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('pagehide', () => onPageHide(), { signal });
    if (hasPopovers()) {
      onToggle();
      popover.current?.addEventListener('toggle', () => onToggle(), { signal });
      popover.current?.addEventListener('beforetoggle', (event) => onBeforeToggle(event), {
        signal,
      });
    } else {
      // A click before hydration.
      setOpen('queued' in (button.current?.dataset ?? {}));
      document.addEventListener('click', (event) => onClick(event), { signal });
      document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    }
    return () => listeners.abort();
  }, []);

  return { button, popover, open, show, close };
}

const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** A browser without popovers throws at this selector. */
const isShown = (popover: Element | null) => popover?.matches(':popover-open') ?? false;
