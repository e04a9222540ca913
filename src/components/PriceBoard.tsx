// biome-ignore-all lint/a11y/noRedundantRoles: `display: grid` takes the roles from a table's elements
import { dollars, type EggPrice, reuse } from '../site/prices.ts';
import { Plate } from './Plate.tsx';
import styles from './PriceBoard.module.css';

interface PriceRow {
  name: string;
  detail?: string | undefined;
  quantity: number;
  priceAsIs: EggPrice;
  priceWashedEggs: EggPrice;
}

interface PriceBoardProps {
  title: string;
  eggsPerCarton: number;
  rows: PriceRow[];
}

/** The farm stand's price board: one real table, which narrow screens show as a card for each row. */
export function PriceBoard({ title, eggsPerCarton, rows }: PriceBoardProps) {
  return (
    <div className={styles.board}>
      <Plate stock="board" className={styles.plate}>
        <table role="table">
          <caption>{title}</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th scope="col" role="columnheader">
                Item
              </th>
              <th scope="col" role="columnheader">
                Quantity
              </th>
              <th scope="col" role="columnheader">
                Unwashed
              </th>
              <th scope="col" role="columnheader">
                Washed
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ name, detail, quantity, priceAsIs, priceWashedEggs }) => (
              <tr role="row" key={name}>
                <th scope="row" role="rowheader">
                  {name} {detail && <small>{detail}</small>}
                </th>
                <td role="cell" className={styles.quantity}>
                  {quantity}
                </td>
                <PriceCell
                  label="Unwashed"
                  price={priceAsIs}
                  reused={reuse(quantity, eggsPerCarton)}
                />
                <PriceCell
                  label="Washed"
                  price={priceWashedEggs}
                  reused={reuse(quantity, eggsPerCarton)}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </Plate>
    </div>
  );
}

interface PriceCellProps {
  label: string;
  price: EggPrice;
  reused: string;
}

function PriceCell({ label, price, reused }: PriceCellProps) {
  return (
    <td role="cell" className={styles.price} data-label={label}>
      <b>{dollars(price.amount)}</b>
      {price.reusedCarton !== undefined && (
        <small>
          {' '}
          (<strong>{dollars(price.reusedCarton)}</strong> {reused})
        </small>
      )}
    </td>
  );
}
