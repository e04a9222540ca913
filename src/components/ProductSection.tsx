import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import styles from './ProductSection.module.css';

interface ProductSectionProps {
  ids: { section: string; heading: string };
  title: string;
  ornament?: ImageMetadata | undefined;
  /** Where paper has it. Undefined if it has no prices. */
  inPrint?: 'full' | 'left' | 'right' | undefined;
  children?: ReactNode;
}

/** A section of Products, with an optional ornament on the heading's line. */
export function ProductSection({ ids, title, ornament, inPrint, children }: ProductSectionProps) {
  return (
    <section
      className={`wrap ${styles.section}`}
      id={ids.section}
      aria-labelledby={ids.heading}
      data-in-print={inPrint}
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
