import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import styles from './GalleryAlbum.module.css';
import { Panel } from './Panel.tsx';
import { Picture } from './Picture.tsx';

interface EmptyGalleryAlbumProps {
  heading: string;
  text: string;
  button: string;
  /** The button's link. Without it there is no button. */
  href?: string | undefined;
  proofs: ImageMetadata[];
}

/** Gallery without photos: one-ink proofs as placeholders. */
export function EmptyGalleryAlbum({ heading, text, button, href, proofs }: EmptyGalleryAlbumProps) {
  return (
    <section className={styles.album}>
      <div className={styles.slots}>
        <Panel stock="sheet" className={styles.label}>
          <h1>{heading}</h1>
          <p>{text}</p>
          {href && <Button href={href} label={button} external />}
        </Panel>
        {proofs.slice(0, 6).map((proof, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, at build time
          <span key={i} className={`on-screen ${styles.proof}`} aria-hidden="true">
            <Picture
              img={proof}
              alt=""
              frames={[
                { from: 'two-columns', width: '32vw', ratio: 4 / 3 },
                { width: '44vw', ratio: 4 / 3 },
              ]}
            />
          </span>
        ))}
      </div>
    </section>
  );
}

/** Gallery with photos, drawn as the leaf of an album. */
export function GalleryAlbum({ heading, children }: { heading: string; children?: ReactNode }) {
  return (
    <section className={`${styles.album} ${styles.filled}`}>
      <h1>{heading}</h1>
      {children}
    </section>
  );
}
