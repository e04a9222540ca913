// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the roles from a table's elements
import type { EggPrice } from '../../model/price-schema.ts';
import {
  type EggPricing,
  formatCount,
  formatDollars,
  reusedCartonNote,
  sellsWashed,
} from '../site/prices.ts';
import listStyles from './PriceList.module.css';
import { PriceListHead } from './PriceListHead.tsx';
import styles from './PriceTable.module.css';
import { PriceCell, PriceRow, PriceTable } from './PriceTable.tsx';

/** The price table of a section with eggs: unwashed, washed, and with a reused carton. */
export function EggPriceTable({
  id,
  title,
  eggsPerCarton,
  rows,
  supply,
}: EggPricing & { id: string }) {
  const prices = sellsWashed(rows) ? ['Unwashed', 'Washed'] : ['Price'];
  return (
    <PriceTable
      labelledBy={id}
      head={
        <div className={listStyles.head}>
          <PriceListHead id={id} supply={supply}>
            {title}
          </PriceListHead>
        </div>
      }
      soldOut={supply?.soldOut}
      columns={['Item', 'Quantity', ...prices]}
      list={prices.length === 1 ? 'many' : undefined}
    >
      {rows.map(({ name, detail, quantity, priceAsIs, priceWashedEggs }) => {
        const reused = reusedCartonNote(quantity, eggsPerCarton);
        return (
          <PriceRow key={name} name={name} detail={detail}>
            <td role="cell" className={styles.quantity}>
              <span aria-hidden="true">×</span>
              {formatCount(quantity)}
            </td>
            {prices.map((label, i) => (
              <EggPriceCell
                key={label}
                label={label}
                price={i === 0 ? priceAsIs : priceWashedEggs}
                reused={reused}
              />
            ))}
          </PriceRow>
        );
      })}
    </PriceTable>
  );
}

interface EggPriceCellProps {
  label: string;
  /** Undefined if these are not sold. */
  price: EggPrice | undefined;
  reused: string;
}

function EggPriceCell({ label, price, reused }: EggPriceCellProps) {
  if (!price) return <td role="cell" />;
  const { amount, reusedCarton } = price;
  return (
    <PriceCell label={label} amount={amount}>
      {reusedCarton !== undefined && (
        <small>
          (<strong>{formatDollars(reusedCarton)}</strong> {reused})
        </small>
      )}
    </PriceCell>
  );
}
