import type { useMoves } from './use-moves.ts';

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
