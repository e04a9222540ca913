import { formatCount } from '../site/prices.ts';
import { HeadlinePrices } from './HeadlinePrices.tsx';
import { Icon } from './Icon.tsx';
import { type DescribedPicture, Picture } from './Picture.tsx';
import styles from './ProductsHero.module.css';

interface ProductsHeroProps {
  heading: string;
  /** Undefined if nothing has a price. */
  prices?: Parameters<typeof HeadlinePrices>[0] | undefined;
  tally: { count: number; what: string; detail?: string | undefined }[];
  intro: string;
  /** Undefined if the gallery is empty. */
  galleryLink: { label: string; href: string } | undefined;
  picture: DescribedPicture;
}

/** The first section of Products. */
export function ProductsHero({
  heading,
  prices,
  tally,
  intro,
  galleryLink,
  picture,
}: ProductsHeroProps) {
  const hasManyPrices = prices && prices.headlines.length > 1;
  return (
    <section className={`wrap ${styles.hero} ${hasManyPrices ? '' : styles.beside}`}>
      <h1 className="on-screen">{heading}</h1>
      {prices && (
        <div className={`on-screen ${styles.prices}`}>
          <HeadlinePrices {...prices} />
        </div>
      )}
      <div className={`on-screen ${styles.words}`}>
        {tally.length > 0 && (
          <ul className={styles.tally}>
            {tally.map(({ count, what, detail }) => (
              <li key={what}>
                <b>{formatCount(count)}</b>{' '}
                <span>
                  {what}
                  {detail && <small>{detail}</small>}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p className="lede">{intro}</p>
        {galleryLink && (
          <a href={galleryLink.href} className={`tap-row ${styles.gallery}`}>
            <span className="with-arrow">
              {galleryLink.label}
              <Icon name="onward" />
            </span>
          </a>
        )}
      </div>
      <div className={styles.outOfRegister}>
        <div className={styles.frame}>
          <Picture
            {...picture}
            size="large"
            frames={[{ from: 'md', width: 'min(46vw, max(40rem, 33vw))' }, { width: '92vw' }]}
            priority
          />
        </div>
      </div>
    </section>
  );
}
