import type { ImageMetadata } from 'astro';
import type { PriceList } from '../site/prices.ts';
import styles from './PriceList.module.css';
import { PriceListHead } from './PriceListHead.tsx';
import { PriceCell, PriceRow, PriceTable } from './PriceTable.tsx';

interface ListPriceTableProps extends PriceList {
  id: string;
  /** Replaces the title on screens, where the section's heading already has it. */
  heading?: string | undefined;
  ornament?: ImageMetadata | undefined;
}

/** A plain price list as a price table, in a section without eggs. */
export function ListPriceTable({
  id,
  title,
  heading,
  supply,
  rows,
  ornament,
}: ListPriceTableProps) {
  return (
    <PriceTable
      labelledBy={id}
      head={
        <div className={`${styles.head} ${ornament ? styles.withBird : ''}`}>
          <PriceListHead id={id} supply={supply} ornament={ornament}>
            {heading && <span className="on-screen">{heading}</span>}
            <span className={heading && 'on-paper'}>{title}</span>
          </PriceListHead>
        </div>
      }
      columns={['Item', 'Price']}
      list={rows.length > 3 ? 'many' : 'few'}
      isShort={rows.length < 3}
      soldOut={supply?.soldOut}
    >
      {rows.map(({ name, detail, price, unit }) => (
        <PriceRow key={name} name={name} detail={detail}>
          <PriceCell amount={price} unit={unit} />
        </PriceRow>
      ))}
    </PriceTable>
  );
}
