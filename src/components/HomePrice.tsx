import type { Supply } from '../site/availability.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import styles from './HomePrice.module.css';
import { Icon } from './Icon.tsx';
import { SupplyText } from './SupplyText.tsx';

interface HomePriceProps {
  onHome: HeadlinePrice;
  /** The link to all prices. */
  label: string;
  href: string;
}

/** One headline price on the hero of Home, as a link to all prices. Drawn as a price tag on a string. */
export function HomePrice({ onHome, label, href }: HomePriceProps) {
  const { title, detail, isLowest, prices, lowest, supply } = onHome;
  const [first, ...others] = prices;
  return (
    <a className={`on-screen shape ${styles.price}`} href={href}>
      <span className={styles.what}>
        {title} {detail && <small>{detail} </small>}
      </span>
      {supply?.soldOut ? (
        <b>Sold out </b>
      ) : (
        <b>
          {(isLowest || others.length > 0) && <small>from</small>} {lowest}{' '}
          {others.length === 0 && first?.label && <small>{first.label} </small>}
        </b>
      )}
      {supply && <SupplyText as="small" {...besidePrice(supply)} />}{' '}
      <span className={styles.more}>
        {label}
        <Icon name="onward" />
      </span>
    </a>
  );
}

/** A longer text would cover the picture. Products shows it. */
const MAX_LENGTH = 40;

/** What the tag says below the price, or below Sold out. */
function besidePrice({ text, soldOut, ...dates }: Supply): Omit<Supply, 'soldOut'> {
  if (text && text.length <= MAX_LENGTH) return { text, ...dates };
  return soldOut ? dates : {};
}
