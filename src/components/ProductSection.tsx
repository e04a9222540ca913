import type { ImageMetadata } from 'astro';
import type { ComponentProps, ReactNode } from 'react';
import type { sectionIds } from '../../model/section-ids.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { Picture } from './Picture.tsx';
import styles from './ProductSection.module.css';
import { SectionPrices } from './SectionPrices.tsx';

type Prices = ComponentProps<typeof SectionPrices>;

interface ProductSectionProps extends Omit<Prices, 'ids' | 'section' | 'heading'> {
  ids: ReturnType<typeof sectionIds>;
  title: string;
  ornament?: ImageMetadata | undefined;
  photos: unknown[];
  pricesHeading: string;
  comingSoon: string;
  backdrop?: ImageMetadata | undefined;
  /** Shows the photos. */
  children?: ReactNode;
}

/** Whether wide screens show a list's only photo beside it. */
export const isPhotoBeside = ({
  photos,
  pricing,
  priceList,
}: Pick<ProductSectionProps, 'photos' | 'pricing' | 'priceList'>) =>
  photos.length === 1 && priceList !== undefined && !pricing;

/** A section of Products, with an optional ornament on the heading's line. */
export function ProductSection(section: ProductSectionProps) {
  const { ids, title, ornament, pricing, priceList, pricesHeading, contact } = section;
  const hasPrices = pricing || priceList;
  return (
    <section
      // The price sheet has only sections with prices.
      className={`wrap ${hasPrices ? '' : 'on-screen'} ${styles.section}`}
      id={ids.section}
      aria-labelledby={ids.heading}
      data-beside={isPhotoBeside(section) || undefined}
    >
      <div className={`on-screen ${styles.head}`}>
        <h2 id={ids.heading}>{title}</h2>
        {ornament && (
          <Picture img={ornament} alt="" frames={[{ width: '280px' }]} size="ornament" />
        )}
      </div>
      {hasPrices && (
        <SectionPrices
          {...{ ids, pricing, priceList, contact }}
          section={title}
          heading={pricesHeading}
        />
      )}
      {section.children}
      {section.photos.length === 0 && !hasPrices && (
        <ComingSoon text={section.comingSoon} backdrop={section.backdrop} />
      )}
    </section>
  );
}
