// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the roles from a table's elements
import type { ReactNode } from 'react';
import { formatDollars } from '../site/prices.ts';
import { Panel } from './Panel.tsx';
import { PriceAmount } from './PriceAmount.tsx';
import styles from './PriceTable.module.css';

interface PriceTableProps {
  /** It contains the element that `labelledBy` names. */
  head: ReactNode;
  labelledBy: string;
  columns: readonly string[];
  /** A list with one price in each row, without columns. Many rows, or long ones, are half as wide as the board. */
  list?: 'few' | 'many' | undefined;
  /** Whether two of them fit side by side on paper. */
  isShort?: boolean;
  soldOut: boolean | undefined;
  children: ReactNode;
}

/** The table that EggPriceTable and ListPriceTable fill. Narrow screens have no columns. */
export function PriceTable({
  head,
  labelledBy,
  columns,
  list,
  isShort,
  soldOut,
  children,
}: PriceTableProps) {
  return (
    <Panel
      stock="board"
      className={styles.board}
      data-columns={!list || undefined}
      data-list={list}
      data-short={isShort || undefined}
      data-sold-out={soldOut || undefined}
    >
      {head}
      <table role="table" aria-labelledby={labelledBy}>
        {/* Where there are no columns, the cells show these as labels. */}
        <thead role="rowgroup" className="visually-hidden">
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
    </Panel>
  );
}

interface PriceRowProps {
  name: string;
  detail?: ReactNode;
  children: ReactNode;
}

export function PriceRow({ name, detail, children }: PriceRowProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span className="leader">{name}</span> {detail && <small>{detail}</small>}
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
      <PriceAmount amount={formatDollars(amount)} />{' '}
      {unit && <span className={styles.unit}>{unit}</span>}
      {children}
    </td>
  );
}
