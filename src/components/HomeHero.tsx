import { FarmName } from './FarmName.tsx';
import styles from './HomeHero.module.css';
import { HomePrice } from './HomePrice.tsx';
import { Logo } from './Logo.tsx';
import { type DescribedPicture, Picture } from './Picture.tsx';
import valley from './Valley.module.css';

interface HomeHeroProps {
  farmName: string;
  place: string;
  hero: DescribedPicture;
  /** The site's own drawing of the valley, which turns to dusk in dark mode. */
  isValley: boolean;
  logo: Parameters<typeof Logo>[0];
  /** Undefined if nothing has a price. */
  prices?: Parameters<typeof HomePrice>[0] | undefined;
}

/** The first section of Home, drawn as a park poster: the view above, the farm's name and its logo below. */
export function HomeHero({ farmName, place, hero, isValley, logo, prices }: HomeHeroProps) {
  return (
    <section className={styles.hero} aria-label={farmName}>
      <div
        className={`${styles.view} ${isValley ? valley.valley : ''}`}
        data-valley={isValley || undefined}
      >
        <Picture
          {...hero}
          size="wide"
          frames={[{ width: 'min(96vw, max(92rem, 72vw))', ratio: 2.4 }]}
          narrow={{ ratio: 1, sizes: '96vw' }}
          priority
        />
      </div>
      <div className={styles.card}>
        <h1>
          <FarmName name={farmName} />
        </h1>
        <p className={styles.place}>{place}</p>
        <div className={styles.logo}>
          <Logo {...logo} />
        </div>
      </div>
      {prices && <HomePrice {...prices} />}
    </section>
  );
}
