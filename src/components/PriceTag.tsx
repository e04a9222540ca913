import type { Supply } from '../site/availability.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import { Icon } from './Icon.tsx';
import styles from './PriceTag.module.css';
import { SupplyText } from './SupplyText.tsx';

interface PriceTagProps {
  onHome: HeadlinePrice;
  /** The link to all prices. */
  label: string;
  href: string;
}

/** A tag on Home's poster: one headline price, as a link to all prices. */
export function PriceTag({ onHome, label, href }: PriceTagProps) {
  const { title, detail, isLowest, prices, supply } = onHome;
  const [first, ...others] = prices;
  return (
    <a className={styles.tag} href={href}>
      <span className={styles.what}>
        {title} {detail && <small>{detail} </small>}
      </span>
      {supply?.soldOut ? (
        <b>Sold out </b>
      ) : (
        <>
          <b>
            {(isLowest || others.length > 0) && <small>from</small>} {first?.amount}{' '}
          </b>
          {others.length === 0 && first?.label && <small>{first.label} </small>}
        </>
      )}
      {supply && <SupplyText as="small" {...besidePrice(supply)} />}{' '}
      <span className={styles.more}>
        {label}
        <Icon name="onward" />
      </span>
    </a>
  );
}

/** A longer text would cover the poster. Products shows it. */
const MAX_LENGTH = 40;

/** What the tag says below the price, or below Sold out. */
function besidePrice({ text, soldOut, ...dates }: Supply): Omit<Supply, 'soldOut'> {
  if (text && text.length <= MAX_LENGTH) return { text, ...dates };
  return soldOut ? dates : {};
}
