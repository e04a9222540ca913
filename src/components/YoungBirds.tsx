import type { ImageMetadata } from 'astro';
import { dollars } from '../site/prices.ts';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import styles from './YoungBirds.module.css';

interface YoungBirdsProps {
  title: string;
  availability: string;
  rows: { name: string; price: number }[];
  note?: string | undefined;
  ornament?: ImageMetadata | undefined;
}

/** The gold label with the prices of young birds. */
export function YoungBirds({ title, availability, rows, note, ornament }: YoungBirdsProps) {
  return (
    <Plate as="section" stock="label" className={styles.label} labelledBy="young-birds">
      {ornament && (
        <div className={styles.bird}>
          <Picture src={ornament} alt="" sizes="160px" maxWidth={480} fit="own-shape" />
        </div>
      )}
      <h3 id="young-birds">{title}</h3>
      <p>{availability}</p>
      <dl>
        {rows.map(({ name, price }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {dollars(price)} <small>each</small>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.note}>{note}</p>}
    </Plate>
  );
}
