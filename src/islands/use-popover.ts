import { useEffect, useRef, useState } from 'react';

/**
 * The state of a popover that the browser opens and closes, also before this script has loaded.
 * The browser handles Escape, clicks outside and "one open at a time".
 */
export function usePopover<T extends HTMLElement>() {
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<T>(null);
  // Undefined before hydration, when the browser itself exposes the state to assistive technology.
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    const onToggle = () => setOpen(element.matches(':popover-open'));
    // Runs before the popover is hidden, while focus is still inside it.
    const returnFocus = (event: Event) => {
      const closes = (event as ToggleEvent).newState === 'closed';
      if (closes && element.contains(document.activeElement)) button.current?.focus();
    };
    const close = () => element.matches(':popover-open') && element.hidePopover();
    onToggle();
    element.addEventListener('toggle', onToggle);
    element.addEventListener('beforetoggle', returnFocus);
    addEventListener('pagehide', close);
    return () => {
      element.removeEventListener('toggle', onToggle);
      element.removeEventListener('beforetoggle', returnFocus);
      removeEventListener('pagehide', close);
    };
  }, []);

  return { button, popover, open };
}
