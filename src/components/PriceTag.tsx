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

/** A tag tied to the poster: one price, and the way to all of them. */
export function PriceTag({ headlines: [first], label, href }: PriceTagProps) {
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
          {(first.supply?.words || first.supply?.asOf) && (
            <small data-last-day={first.supply.lastDay}>
              <SupplyText {...first.supply} soldOut={false} />{' '}
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
