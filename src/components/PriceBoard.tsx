// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the roles from a table's elements
import type { ReactNode } from 'react';
import { formatDollars } from '../site/prices.ts';
import { Plate } from './Plate.tsx';
import styles from './PriceBoard.module.css';
import { PriceCard } from './PriceCard.tsx';

interface PriceBoardProps {
  caption?: ReactNode;
  /** Replaces the caption. It contains the element that `labelledBy` names. */
  head?: ReactNode;
  labelledBy?: string;
  columns: readonly string[];
  soldOut: boolean | undefined;
  children: ReactNode;
}

/** The table that EggBoard and ListBoard fill. Narrow screens have no columns. */
export function PriceBoard({
  caption,
  head,
  labelledBy,
  columns,
  soldOut,
  children,
}: PriceBoardProps) {
  return (
    <div
      className={styles.board}
      data-columns={columns.length}
      data-sold-out={soldOut || undefined}
    >
      <Plate stock="board" className={styles.plate}>
        {head}
        <table role="table" aria-labelledby={labelledBy}>
          {caption && <caption>{caption}</caption>}
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th scope="col" role="columnheader" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">{children}</tbody>
        </table>
      </Plate>
    </div>
  );
}

interface BoardRowProps {
  name: string;
  detail?: string | undefined;
  children: ReactNode;
}

export function BoardRow({ name, detail, children }: BoardRowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {name} {detail && <small>{detail}</small>}
      </th>
      {children}
    </tr>
  );
}

interface PriceCellProps {
  /** Shown above the price where the column headers are hidden. */
  label?: string;
  amount: number;
  /** What the price is for. */
  unit?: string | undefined;
  /** More about the price. */
  children?: ReactNode;
}

export function PriceCell({ label, amount, unit, children }: PriceCellProps) {
  return (
    <td role="cell" className={styles.price} data-label={label}>
      <PriceCard amount={formatDollars(amount)} />{' '}
      {unit && <span className={styles.unit}>{unit}</span>}
      {children}
    </td>
  );
}
