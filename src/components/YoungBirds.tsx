import type { ImageMetadata } from 'astro';
import { availabilityInWords } from '../site/availability.ts';
import { dollars } from '../site/prices.ts';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';
import styles from './YoungBirds.module.css';

interface YoungBirdsProps {
  /** Names this label on its page. */
  id: string;
  title: string;
  availability: string;
  asOf?: string | undefined;
  rows: { name: string; price: number }[];
  note?: string | undefined;
  ornament?: ImageMetadata | undefined;
}

/** The gold label with the prices of young birds. */
export function YoungBirds({
  id,
  title,
  availability,
  asOf,
  rows,
  note,
  ornament,
}: YoungBirdsProps) {
  return (
    <Plate as="section" stock="label" className={styles.label} labelledBy={id}>
      {ornament && (
        <div className={styles.bird}>
          <Picture src={ornament} alt="" sizes="160px" use="ornament" />
        </div>
      )}
      <h3 id={id}>{title}</h3>
      <p>{availabilityInWords({ availability, asOf })}</p>
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
