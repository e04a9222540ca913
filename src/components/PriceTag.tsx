import type { Supply } from '../site/availability.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import { Icon } from './Icon.tsx';
import styles from './PriceTag.module.css';
import { SupplyText } from './SupplyText.tsx';

interface PriceTagProps {
  headlines: HeadlinePrice[];
  /** The link to all prices. */
  label: string;
  href: string;
}

/** A tag on Home's poster: the first headline price, as a link to all prices. */
export function PriceTag({ headlines: [first], label, href }: PriceTagProps) {
  const more = first?.supply && besidePrice(first.supply);
  return (
    <a className={styles.tag} href={href}>
      {first && (
        <>
          <span className={styles.what}>
            {first.title} {first.detail && <small>{first.detail} </small>}
          </span>
          {first.supply?.soldOut ? (
            <b>Sold out </b>
          ) : (
            <b>
              {(first.isLowest || first.prices.length > 1) && <small>from</small>}{' '}
              {first.prices[0]?.amount}{' '}
            </b>
          )}
          {more && (
            <small data-last-day={more.lastDay}>
              <SupplyText {...more} />{' '}
            </small>
          )}
        </>
      )}
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
function besidePrice({ soldOut, ...supply }: Supply): Supply | undefined {
  const text = (supply.text ?? '').length > MAX_LENGTH ? undefined : supply.text;
  return text || (soldOut && supply.asOf) ? { ...supply, text, soldOut: false } : undefined;
}
