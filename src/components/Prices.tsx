import { availabilityInWords } from '../site/availability.ts';
import { PriceBoard } from './PriceBoard.tsx';
import styles from './Prices.module.css';
import { YoungBirds } from './YoungBirds.tsx';

type PriceBoardProps = Parameters<typeof PriceBoard>[0];
type YoungBirdsProps = Parameters<typeof YoungBirds>[0];

interface Pricing extends PriceBoardProps {
  heading: string;
  availability?: string | undefined;
  asOf?: string | undefined;
  notes: string[];
}

interface PricesProps {
  /** The section that the prices belong to. */
  section: string;
  pricing?: Pricing | undefined;
  youngBirds?: Omit<YoungBirdsProps, 'id'> | undefined;
}

/** Everything a section sells, with its prices. */
export function Prices({ section, pricing, youngBirds }: PricesProps) {
  const ready = pricing && availabilityInWords(pricing);
  return (
    <>
      {pricing && <h3 className={styles.heading}>{pricing.heading}</h3>}
      {ready && <p className={`lede ${styles.ready}`}>{ready}</p>}
      <div className={styles.stand}>
        {pricing && (
          <PriceBoard
            title={pricing.title}
            eggsPerCarton={pricing.eggsPerCarton}
            rows={pricing.rows}
          />
        )}
        {youngBirds && <YoungBirds id={`${section}-birds`} {...youngBirds} />}
      </div>
      {pricing && (
        <ul className={styles.notes}>
          {pricing.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}
