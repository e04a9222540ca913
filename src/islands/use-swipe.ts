import { type MouseEvent, type PointerEvent, useRef } from 'react';

const MIN_DISTANCE_PX = 40;

interface SwipeHandlers {
  /** After a swipe to the left (1) or right (-1). */
  turn: (step: number) => void;
  /** After a swipe down, or a click beside the picture. */
  close: () => void;
}

/** Pointer handlers for something that covers the screen. While off, they do nothing. */
export function useSwipe({ turn, close }: SwipeHandlers, isOff: boolean) {
  const start = useRef<PointerEvent>(undefined);

  const moved = ({ clientX, clientY }: MouseEvent) => ({
    right: clientX - (start.current?.clientX ?? Number.NaN),
    down: clientY - (start.current?.clientY ?? Number.NaN),
  });

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary && !isOff ? event : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const { right, down } = moved(event);
      const isSideways = Math.abs(right) > Math.abs(down);
      if (isSideways && Math.abs(right) >= MIN_DISTANCE_PX) turn(right < 0 ? 1 : -1);
      if (!isSideways && down >= MIN_DISTANCE_PX) close();
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    // A swipe with a mouse also fires a click.
    onClick: (event: MouseEvent) => {
      const { right, down } = moved(event);
      const isBeside = !(event.target as Element).closest('img, figcaption, button');
      if (isBeside && Math.hypot(right, down) < MIN_DISTANCE_PX) close();
    },
  };
}
