import type { Contact } from '../site/contact.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { EggBoard } from './EggBoard.tsx';
import { ListBoard, ListLabel } from './PriceList.tsx';
import styles from './Prices.module.css';
import { SupplyText } from './SupplyText.tsx';

type EggBoardProps = Parameters<typeof EggBoard>[0];
type ListLabelProps = Parameters<typeof ListLabel>[0];

interface EggPricing extends EggBoardProps {
  heading: string;
  notes: string[];
}

interface PricesProps {
  ids: { prices: string; priceList: string };
  pricing?: EggPricing | undefined;
  priceList?: Omit<ListLabelProps, 'id'> | undefined;
  /** The section's name, and what prices are called that are named like it. */
  section: string;
  heading: string;
  /** How to ask for something, where visitors land who look for prices. */
  contact: Contact | undefined;
}

/** Everything a section sells, with its prices. */
export function Prices({ ids, pricing, priceList, section, heading, contact }: PricesProps) {
  const supply = pricing?.supply;
  const notes = (pricing ?? priceList)?.notes ?? [];
  return (
    <div className={styles.prices} id={ids.prices}>
      {pricing && <h3 className={styles.heading}>{pricing.heading}</h3>}
      {pricing && (supply || contact) && (
        <div className={styles.today}>
          {supply && (
            <p className="lede" data-last-day={supply.lastDay}>
              <SupplyText {...supply} />
            </p>
          )}
          {contact && <ContactLinks {...contact} />}
        </div>
      )}
      <div className={styles.stand}>
        {pricing && (
          <EggBoard
            title={pricing.title}
            eggsPerCarton={pricing.eggsPerCarton}
            rows={pricing.rows}
            supply={supply}
          />
        )}
        {priceList && !pricing && (
          <ListBoard
            id={ids.priceList}
            {...priceList}
            heading={priceList.title === section ? heading : undefined}
            contact={contact}
          />
        )}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        {priceList && pricing && <ListLabel id={ids.priceList} {...priceList} />}
      </div>
    </div>
  );
}
