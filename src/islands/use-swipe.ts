import { type PointerEvent, useRef } from 'react';

const SHORTEST = 40;

/** Handlers that call `turn` with 1 for a swipe to the left and with -1 for one to the right. */
export function useSwipe(turn: (step: number) => void) {
  const start = useRef<number | undefined>(undefined);

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.isPrimary ? event.clientX : undefined;
    },
    onPointerUp: (event: PointerEvent) => {
      const distance = event.clientX - (start.current ?? event.clientX);
      start.current = undefined;
      if (Math.abs(distance) >= SHORTEST) turn(distance < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
