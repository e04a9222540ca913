import { type RefObject, useEffect } from 'react';

/**
 * Decides where the focus goes when the element that has it is removed: to the closest element around it that can have
 * the focus, such as a list, or else to the screen's heading.
 */
export function useFocusGuard(heading: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let focused: Element | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      focused = target as Element;
      around = [];
      for (let each = focused.parentElement; each; each = each.parentElement)
        if (each.matches('[tabindex]')) around.push(each);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const next = around.find(({ isConnected }) => isConnected) ?? heading.current;
      next?.focus({ preventScroll: true });
    });
    addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [heading]);
}
