import { PriceBoard } from './PriceBoard.tsx';
import styles from './Prices.module.css';
import { YoungBirds } from './YoungBirds.tsx';

type PriceBoardProps = Parameters<typeof PriceBoard>[0];
type YoungBirdsProps = Parameters<typeof YoungBirds>[0];

interface PricesProps {
  pricing?: (PriceBoardProps & { heading: string; notes: string[] }) | undefined;
  youngBirds?: YoungBirdsProps | undefined;
}

/** Everything a section sells, with its prices. */
export function Prices({ pricing, youngBirds }: PricesProps) {
  return (
    <>
      {pricing && <h3 className={styles.heading}>{pricing.heading}</h3>}
      <div className={`${styles.stand} ${pricing && youngBirds ? styles.two : ''}`}>
        {pricing && (
          <PriceBoard
            title={pricing.title}
            eggsPerCarton={pricing.eggsPerCarton}
            rows={pricing.rows}
          />
        )}
        {youngBirds && <YoungBirds {...youngBirds} />}
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
