import type { ImageMetadata } from 'astro';
import { Logo } from './Logo.tsx';
import { Picture, type PictureProps } from './Picture.tsx';
import styles from './Poster.module.css';

interface PosterProps {
  farmName: string;
  place: string;
  hero: { img: ImageMetadata; alt: string; focus: PictureProps['focus'] };
  logo: { src: string; alt: string };
}

/** The home page's park poster: the view above, the farm's name and its logo below. */
export function Poster({ farmName, place, hero, logo }: PosterProps) {
  return (
    <section className={styles.poster} aria-label={farmName}>
      <div className={styles.view}>
        <Picture
          src={hero.img}
          alt={hero.alt}
          focus={hero.focus}
          sizes="(max-width: 40em) 240vw, min(96vw, 92rem)"
          maxWidth={2560}
          first
        />
      </div>
      <div className={styles.card}>
        <div>
          <h1>{farmName}</h1>
          <p className={styles.place}>{place}</p>
        </div>
        <div className={styles.logo}>
          <Logo {...logo} farmName={farmName} />
        </div>
      </div>
    </section>
  );
}
