import type { Contact } from '../site/contact.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './HeadlinePrices.module.css';
import { Icon } from './Icon.tsx';
import { Panel } from './Panel.tsx';
import { PriceAmount } from './PriceAmount.tsx';
import { SoldOut } from './SoldOut.tsx';
import { SupplyText } from './SupplyText.tsx';

interface HeadlinePricesProps {
  headlines: HeadlinePrice[];
  /** Whether there are more prices than these, and so a link to all. */
  hasMore?: boolean;
  label?: string;
  href?: string;
  contact?: Contact | undefined;
}

const columnsFor = (count: number) => (count === 1 || count === 3 ? count : 2);

/** The headline prices at the top of Products, with the link to all prices and how to ask. */
export function HeadlinePrices({ headlines, hasMore, label, href, contact }: HeadlinePricesProps) {
  return (
    <Panel
      as="section"
      stock="board"
      className={`gold-ring ${styles.headlines}`}
      aria-label="Prices at a glance"
      data-columns={columnsFor(headlines.length)}
    >
      <dl>
        {headlines.map((headline) => (
          <div key={headline.title}>
            <dt>
              <span className="leader">{headline.title}</span>{' '}
              {headline.detail && <small>{headline.detail}</small>}
              {headline.supply && <SupplyText as="small" {...headline.supply} />}
            </dt>
            <dd>{headline.supply?.soldOut ? <SoldOut /> : <Cards {...headline} />}</dd>
          </div>
        ))}
      </dl>
      {(hasMore || contact) && (
        <div className={styles.ways}>
          {hasMore && (
            <a href={href} className={`tap-row ${styles.all}`}>
              {label}
              <Icon name="onward" />
            </a>
          )}
          {contact && (
            <div>
              {contact.note && (
                <p>
                  <small>{contact.note}</small>
                </p>
              )}
              <ContactLinks {...contact} />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

const Cards = ({ isLowest, prices }: HeadlinePrice) => (
  <>
    {isLowest && <small>from </small>}
    {prices.map(({ amount, label }) => (
      <span key={amount}>
        <PriceAmount amount={amount} /> {label && <small>{label} </small>}
      </span>
    ))}
  </>
);
