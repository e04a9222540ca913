import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** A drag within EDGE_PX of the screen's edge scrolls by STEP_PX per frame. */
const EDGE_PX = 100;
const STEP_PX = 12;

/** Drags list entries by their handles. Buttons do the same for keyboards and voice control. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  /** The finger's y position, once it has moved. */
  const finger = useRef<number>(undefined);

  function follow(from: number, y: number) {
    const to = [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    if (to < 0 || to === from) return;
    move(from, to);
    setDragged(to);
  }

  // Runs after each render, so that it moves the current entries.
  useEffect(() => {
    if (dragged === undefined) return;
    let frame = requestAnimationFrame(function scroll() {
      const y = finger.current ?? innerHeight / 2;
      if (y < EDGE_PX || y > innerHeight - EDGE_PX) {
        scrollBy(0, y < EDGE_PX ? -STEP_PX : STEP_PX);
        follow(dragged, y);
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => cancelAnimationFrame(frame);
  });

  return {
    dragged,
    handle: (i: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        finger.current = undefined;
        setDragged(i);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged === undefined) return;
        finger.current = event.clientY;
        follow(dragged, event.clientY);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
