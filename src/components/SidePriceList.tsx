import type { ImageMetadata } from 'astro';
import { formatDollars, type PriceList } from '../site/prices.ts';
import { Panel } from './Panel.tsx';
import styles from './PriceList.module.css';
import { PriceListHead } from './PriceListHead.tsx';

interface SidePriceListProps extends PriceList {
  id: string;
  notes: string[];
  ornament?: ImageMetadata | undefined;
}

/** A plain price list as a gold label, beside the egg prices of its section. */
export function SidePriceList({ id, title, supply, rows, notes, ornament }: SidePriceListProps) {
  return (
    <Panel as="section" stock="label" className={styles.label} aria-labelledby={id}>
      <PriceListHead id={id} supply={supply} ornament={ornament}>
        {title}
      </PriceListHead>
      <dl>
        {rows.map(({ name, detail, price, unit }) => (
          <div key={name}>
            <dt>
              <span className="leader">{name}</span> {detail && <small>{detail}</small>}
            </dt>
            <dd>
              {formatDollars(price)} {unit && <small>{unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p className={styles.note} key={note}>
          {note}
        </p>
      ))}
    </Panel>
  );
}
