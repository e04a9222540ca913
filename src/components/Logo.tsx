import { sizeInRing } from '../site/name-size.ts';
import styles from './Logo.module.css';

interface LogoProps {
  src: string;
  alt: string;
  farmName: string;
}

/** The arc that the badge keeps free for a name: see docs/pictures.md. */
const NAME_ARC = 'M200 354A154 154 0 1 1 200.1 354';
/** A name in smaller letters is unreadable on a small badge. */
const MIN_SIZE = 36;

/** The farm's badge with its name set into the ring, as large as it fits between the sprigs. */
export function Logo({ src, alt, farmName }: LogoProps) {
  const size = sizeInRing(farmName);
  return (
    <span className={styles.logo}>
      <img src={src} alt={alt} width="360" height="360" />
      <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <path id="name-arc" d={NAME_ARC} fill="none" />
        <text fontSize={size} data-small={size < MIN_SIZE || undefined}>
          <textPath href="#name-arc" startOffset="50%">
            {farmName}
          </textPath>
        </text>
      </svg>
    </span>
  );
}
