import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';

const SAME_SPOT_PX = 12;

interface Press {
  x: number;
  y: number;
  /** The scroll position after the move. */
  scroll: number;
  /** The entry's current index. */
  at: number;
}

/** Moves list entries with buttons. Focus and scroll position follow the moved entry. */
export function useMoves(
  list: RefObject<HTMLElement | null>,
  length: number,
  move: (from: number, to: number) => void,
) {
  const last = useRef<Press>(undefined);
  const moving = useRef<{ to: number; top: number; button: string }>(undefined);
  const topOf = (at: number) => list.current?.children[at]?.getBoundingClientRect().top ?? 0;

  useLayoutEffect(() => {
    const { current: moved } = moving;
    if (!moved) return;
    moving.current = undefined;
    scrollBy(0, topOf(moved.to) - moved.top);
    if (last.current) last.current.scroll = scrollY;
    const row = list.current?.children[moved.to];
    const buttons = [...(row?.querySelectorAll<HTMLElement>('[data-move]:not(:disabled)') ?? [])];
    const same = buttons.find(({ dataset }) => dataset.move === moved.button);
    (same ?? buttons[0])?.focus({ preventScroll: true });
  });

  return (button: string, from: number, to: (at: number) => number) => ({
    'data-move': button,
    disabled: to(from) < 0 || to(from) >= length || to(from) === from,
    onClick: ({ clientX: x, clientY: y, detail }: MouseEvent) => {
      const { current: before } = last;
      // At the top of the page, scrolling can't follow the entry, so a second tap would hit its neighbor.
      const isSameSpot =
        detail > 0 &&
        before?.scroll === scrollY &&
        Math.hypot(x - before.x, y - before.y) < SAME_SPOT_PX;
      const at = isSameSpot ? before.at : from;
      const target = to(at);
      if (target < 0 || target >= length || target === at) return;
      last.current = { x, y, scroll: scrollY, at: target };
      moving.current = { to: target, top: topOf(at), button };
      move(at, target);
    },
  });
}

interface MoveButtonsProps {
  moves: ReturnType<typeof useMoves>;
  at: number;
  name: string;
}

/** Moves a list entry. "To the top" is left out for the first two, where Up does the same. */
export const MoveButtons = ({ moves, at, name }: MoveButtonsProps) => (
  <>
    <button type="button" {...moves('up', at, (from) => from - 1)}>
      Up<span className="visually-hidden"> {name}</span>
    </button>
    <button type="button" {...moves('down', at, (from) => from + 1)}>
      Down<span className="visually-hidden"> {name}</span>
    </button>
    {at > 1 && (
      <button type="button" {...moves('first', at, () => 0)}>
        To the top<span className="visually-hidden"> {name}</span>
      </button>
    )}
  </>
);
