import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import { Picture } from './Picture.tsx';
import styles from './ProductSection.module.css';

interface ProductSectionProps {
  id: string;
  title: string;
  ornament?: ImageMetadata | undefined;
  children?: ReactNode;
}

/** A section of the products page. A bird may stand on its heading's line. */
export function ProductSection({ id, title, ornament, children }: ProductSectionProps) {
  return (
    <section className={`wrap ${styles.section}`} id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{title}</h2>
        {ornament && <Picture src={ornament} alt="" sizes="280px" use="ornament" />}
      </div>
      {children}
    </section>
  );
}
