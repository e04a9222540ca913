import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import '../styles/packet-and-wood-tokens.css';
import styles from './AlbumLeaf.module.css';
import { Button } from './Button.tsx';
import { Picture } from './Picture.tsx';
import { Plate } from './Plate.tsx';

interface EmptyAlbumLeafProps {
  heading: string;
  text: string;
  button: string;
  /** The button's link. Without it there is no button. */
  href?: string | undefined;
  proofs: ImageMetadata[];
}

/** The gallery without photos: one-ink proofs as placeholders. */
export function EmptyAlbumLeaf({ heading, text, button, href, proofs }: EmptyAlbumLeafProps) {
  return (
    <section className={styles.leaf} data-only-text={proofs.length === 0 || undefined}>
      <div className={styles.slots}>
        <Plate stock="sheet" className={styles.label}>
          <h1>{heading}</h1>
          <p>{text}</p>
          {href && <Button href={href} label={button} external />}
        </Plate>
        {proofs.slice(0, 6).map((proof, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
          <span key={i} className={styles.proof} aria-hidden="true">
            <Picture
              src={proof}
              alt=""
              frames={[
                { from: '56em', width: '32vw', ratio: 4 / 3 },
                { width: '44vw', ratio: 4 / 3 },
              ]}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

/** The gallery with photos. */
export function AlbumLeaf({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <section className={`${styles.leaf} ${styles.filled}`}>
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
