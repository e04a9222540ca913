import { type PointerEvent, type RefObject, useState } from 'react';

/** Drags the entries of a list by their handles. The same moves have buttons, for keys and voices. */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  move: (from: number, to: number) => void,
) {
  const [dragged, setDragged] = useState<number>();
  const placeAt = (y: number) =>
    [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });
  return {
    dragged,
    handle: (i: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(i);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (dragged === undefined) return;
        const to = placeAt(event.clientY);
        if (to < 0 || to === dragged) return;
        move(dragged, to);
        setDragged(to);
      },
      onPointerUp: () => setDragged(undefined),
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
