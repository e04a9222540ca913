import type { ImageMetadata } from 'astro';
import styles from './ComingSoon.module.css';
import { Picture } from './Picture.tsx';

/** Shown in a section without photos and prices. */
export function ComingSoon({
  text,
  backdrop,
}: {
  text: string;
  backdrop?: ImageMetadata | undefined;
}) {
  if (!backdrop) return <div className={styles.note}>{text}</div>;
  return (
    <div className={styles.soon}>
      <Picture
        img={backdrop}
        alt=""
        size="wide"
        frames={[{ width: 'min(92vw, max(80rem, 66vw))', ratio: 30 / 7 }]}
        narrow={{ ratio: 1.7, sizes: '92vw' }}
        focus="right"
      />
      <p>{text}</p>
    </div>
  );
}
