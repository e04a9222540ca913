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
  const isList = prices.length === 1;
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
      list={isList ? (rows.length > 3 ? 'many' : 'few') : undefined}
    >
      {rows.map(({ name, detail, quantity, priceAsIs, priceWashedEggs }) => {
        const reusedCarton = (price: EggPrice) =>
          price.reusedCarton !== undefined && (
            <small>
              (<strong>{formatDollars(price.reusedCarton)}</strong>{' '}
              {reusedCartonNote(quantity, eggsPerCarton)})
            </small>
          );
        // Beside the price, it would move the quantity away from it.
        const belowName = isList && reusedCarton(priceAsIs);
        const details = (detail || belowName) && (
          <>
            {detail} {belowName}
          </>
        );
        return (
          <PriceRow key={name} name={name} detail={details}>
            <td role="cell" className={styles.quantity}>
              <span aria-hidden="true">×</span>
              {formatCount(quantity)}
            </td>
            {prices.map((label, i) => {
              const price = i === 0 ? priceAsIs : priceWashedEggs;
              if (!price) return <td key={label} role="cell" />;
              return (
                <PriceCell key={label} label={label} amount={price.amount}>
                  {!isList && reusedCarton(price)}
                </PriceCell>
              );
            })}
          </PriceRow>
        );
      })}
    </PriceTable>
  );
}
