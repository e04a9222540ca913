import { type MouseEvent, type PointerEvent, useRef } from 'react';

const SHORTEST = 40;

interface Answers {
  /** To a swipe: 1 to the left, -1 to the right. */
  turn: (step: number) => void;
  /** To a swipe down, and to a click beside the things that are shown. */
  close: () => void;
}

/** What fingers and mice do with something that covers the screen. While off, they do nothing. */
export function useSwipe({ turn, close }: Answers, isOff: boolean) {
  const start = useRef<PointerEvent>(undefined);

  const way = ({ clientX, clientY }: MouseEvent) => ({
    right: clientX - (start.current?.clientX ?? Number.NaN),
    down: clientY - (start.current?.clientY ?? Number.NaN),
  });

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary && !isOff ? event : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const { right, down } = way(event);
      const isSideways = Math.abs(right) > Math.abs(down);
      if (isSideways && Math.abs(right) >= SHORTEST) turn(right < 0 ? 1 : -1);
      if (!isSideways && down >= SHORTEST) close();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    // A mouse that swiped clicks as well.
    onClick: (event: MouseEvent) => {
      const { right, down } = way(event);
      const isBeside = !(event.target as Element).closest('img, figcaption, button');
      if (isBeside && Math.hypot(right, down) < SHORTEST) close();
    },
  };
}
