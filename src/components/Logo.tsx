import styles from './Logo.module.css';

interface LogoProps {
  src: string;
  alt: string;
  farmName: string;
}

/** The arc that the badge keeps free for a name: see "The logo" in art/README.md. */
const NAME_ARC = 'M200 354A154 154 0 1 1 200.1 354';
const ROOMY_UP_TO = 16;

/** The farm's badge with its name set into the ring. */
export function Logo({ src, alt, farmName }: LogoProps) {
  const isLong = farmName.length > ROOMY_UP_TO;
  return (
    <span className={styles.logo}>
      <img src={src} alt={alt} width="360" height="360" />
      <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false">
        <path id="name-arc" d={NAME_ARC} fill="none" />
        <text className={isLong ? styles.long : undefined}>
          <textPath href="#name-arc" startOffset="50%">
            {farmName}
          </textPath>
        </text>
      </svg>
    </span>
  );
}
