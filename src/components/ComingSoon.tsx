import type { ImageMetadata } from 'astro';
import styles from './ComingSoon.module.css';
import { Picture } from './Picture.tsx';

/** What a section without photos and prices shows. */
export function ComingSoon({
  words,
  backdrop,
}: {
  words: string;
  backdrop?: ImageMetadata | undefined;
}) {
  return (
    <div className={styles.soon}>
      {backdrop && (
        <Picture src={backdrop} alt="" sizes="(max-width: 40em) 180vw, min(92vw, 80rem)" />
      )}
      <p>{words}</p>
    </div>
  );
}
