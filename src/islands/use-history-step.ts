import { useEffect, useEffectEvent } from 'react';

const MARK = 'photo';
const isInside = () => Boolean(history.state?.[MARK]);

/**
 * Makes something that opens over the page a step of the visitor's history, so that Back closes it.
 * `enter` goes with opening it. `leave` goes with any other way of closing it.
 */
export function useHistoryStep(close: () => void) {
  const onBack = useEffectEvent(close);

  useEffect(() => {
    const follow = () => {
      if (isInside()) return;
      history.scrollRestoration = 'auto';
      onBack();
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    enter: () => {
      // Whatever closes it decides where the page is then, not the browser's memory of the scroll.
      history.scrollRestoration = 'manual';
      history.pushState({ [MARK]: true }, '');
    },
    leave: () => {
      if (isInside()) history.back();
    },
  };
}
