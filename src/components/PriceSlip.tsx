import type { Contact } from '../site/contact.ts';
import type { HeadlinePrice } from '../site/headline-prices.ts';
import { ContactLinks } from './ContactLinks.tsx';
import { Icon } from './Icon.tsx';
import { Plate } from './Plate.tsx';
import styles from './PriceSlip.module.css';
import { SupplyText } from './SupplyText.tsx';

interface PriceSlipProps {
  headlines: HeadlinePrice[];
  /** Whether there are more prices than these, and so a link to all. */
  hasMore: boolean;
  label: string;
  href: string;
  contact: Contact | undefined;
}

const columnsFor = (count: number) => (count === 1 ? 1 : count % 2 === 0 ? 2 : 3);

/** The headline prices at the top of Products, with the link to all prices and how to ask. */
export function PriceSlip({ headlines, hasMore, label, href, contact }: PriceSlipProps) {
  return (
    <section
      className={styles.slip}
      aria-label="Prices at a glance"
      data-columns={columnsFor(headlines.length)}
    >
      <Plate stock="board" className={styles.plate}>
        <dl>
          {headlines.map((headline) => (
            <div key={headline.title}>
              <dt>
                {headline.title} {headline.detail && <small>{headline.detail}</small>}
                {headline.supply && (
                  <small data-last-day={headline.supply.lastDay}>
                    {' '}
                    <SupplyText {...headline.supply} />
                  </small>
                )}
              </dt>
              <dd>
                {headline.isLowest && <small>from </small>}
                {headline.prices.map(({ amount, label }) => (
                  <span key={amount}>
                    <b>{amount}</b> {label && <small>{label} </small>}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {(hasMore || contact) && (
          <div className={styles.ways}>
            {hasMore && (
              <a href={href} className={styles.all}>
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
      </Plate>
    </section>
  );
}
