import type { Contact } from '../site/contact.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { FarmNotes } from './FarmNotes.tsx';
import { HeadlinePrices } from './HeadlinePrices.tsx';
import styles from './HomePoster.module.css';
import { QrCode, withoutProtocol } from './PrintHeader.tsx';

interface HomePosterProps {
  farmName: string;
  /** The full address of the site. */
  address: string;
  contact: Contact | undefined;
  notes: { title: string; text: string }[];
  headlines: HeadlinePrice[];
}

/** A poster outlives how much there is today. */
const withoutAmount = ({ supply, ...others }: HeadlinePrice): HeadlinePrice => ({
  ...others,
  supply: supply?.asOf ? { soldOut: supply.soldOut } : supply,
});

const soldOutLast = (a: HeadlinePrice, b: HeadlinePrice) =>
  Number(a.supply?.soldOut ?? false) - Number(b.supply?.soldOut ?? false);

const STRIPS = [1, 2, 3, 4, 5, 6, 7, 8];

/** On paper, the hero of Home is a poster. This is what is below: prices, pickup, a QR code, and strips to tear off. */
export function HomePoster({ farmName, address, contact, notes, headlines }: HomePosterProps) {
  const site = withoutProtocol(address);
  const onStrips = contact?.phone ?? site;
  const phone = contact?.phone && `Text or call ${contact.phone}`;
  return (
    <>
      <div className={`on-paper ${styles.poster}`}>
        {headlines.length > 0 && (
          <HeadlinePrices headlines={headlines.map(withoutAmount).toSorted(soldOutLast)} />
        )}
        <div className={styles.notes}>
          <p className={styles.main}>{phone ?? site}</p>
          <p className={styles.others}>
            {phone && <span className="no-break">{site}</span>}{' '}
            {contact?.email && <EmailAddress address={contact.email} />}
          </p>
          {contact?.note && <p>{contact.note}</p>}
          <FarmNotes notes={notes} />
        </div>
        <QrCode address={address} />
      </div>
      <div className={`on-paper ${styles.strips}`} aria-hidden="true">
        {STRIPS.map((strip) => (
          <p key={strip}>
            {farmName} <b data-long={onStrips.length > 15 || undefined}>{onStrips}</b>
          </p>
        ))}
      </div>
    </>
  );
}
