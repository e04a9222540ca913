import type { ImageMetadata } from 'astro';
import type { Contact } from '../site/contact.ts';
import type { EggPricing, PriceList } from '../site/prices.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { EggPriceTable } from './EggPriceTable.tsx';
import { ListPriceTable } from './ListPriceTable.tsx';
import styles from './SectionPrices.module.css';
import { SidePriceList } from './SidePriceList.tsx';

interface SectionPricesProps {
  ids: { prices: string; eggs: string; priceList: string };
  pricing?: (EggPricing & { heading: string; notes: string[] }) | undefined;
  priceList?: (PriceList & { notes: string[]; ornament?: ImageMetadata | undefined }) | undefined;
  /** The section's title, and the heading of a price list with the same title. */
  section: string;
  heading: string;
  /** Set only for the section that the links to all prices go to. */
  contact: Contact | undefined;
}

/**
 * All prices of a section of Products: an `EggPriceTable` with the price list beside it as a `SidePriceList`, or
 * a price list alone as a `ListPriceTable`.
 */
export function SectionPrices({
  ids,
  pricing,
  priceList,
  section,
  heading,
  contact,
}: SectionPricesProps) {
  const notes = (pricing ?? priceList)?.notes ?? [];
  return (
    <div id={ids.prices}>
      {pricing && <h3 className={`on-screen ${styles.heading}`}>{pricing.heading}</h3>}
      <div className={styles.lists} data-with-label={pricing && priceList ? true : undefined}>
        {pricing && (
          <EggPriceTable
            id={ids.eggs}
            title={pricing.title}
            eggsPerCarton={pricing.eggsPerCarton}
            rows={pricing.rows}
            supply={pricing.supply}
          />
        )}
        {priceList && !pricing && (
          <ListPriceTable
            id={ids.priceList}
            {...priceList}
            heading={priceList.title === section ? heading : undefined}
          />
        )}
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
        <ContactLinks {...contact} />
        {priceList && pricing && <SidePriceList id={ids.priceList} {...priceList} />}
      </div>
    </div>
  );
}
