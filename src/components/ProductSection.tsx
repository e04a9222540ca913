import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import styles from './ProductSection.module.css';

interface ProductSectionProps {
  ids: { section: string; heading: string };
  title: string;
  ornament?: ImageMetadata | undefined;
  /** The price sheet has only sections with prices. */
  hasPrices?: boolean;
  children?: ReactNode;
}

/** A section of Products, with an optional ornament on the heading's line. */
export function ProductSection({ ids, title, ornament, hasPrices, children }: ProductSectionProps) {
  return (
    <section
      className={`wrap ${hasPrices ? '' : 'on-screen'} ${styles.section}`}
      id={ids.section}
      aria-labelledby={ids.heading}
    >
      <div className={`on-screen ${styles.head}`}>
        <h2 id={ids.heading}>{title}</h2>
        {ornament && (
          <Picture img={ornament} alt="" frames={[{ width: '280px' }]} size="ornament" />
        )}
      </div>
      {children}
    </section>
  );
}
