import type { ImageMetadata } from 'astro';
import type { ReactNode } from 'react';
import type { Supply } from '../site/availability.ts';
import { Picture } from './Picture.tsx';
import styles from './PriceList.module.css';
import { SoldOut } from './SoldOut.tsx';
import { SupplyText } from './SupplyText.tsx';

interface PriceListHeadProps {
  id: string;
  supply: Supply | undefined;
  ornament?: ImageMetadata | undefined;
  children: ReactNode;
}

/** What ListPriceTable and SidePriceList start with: a bird on the upper edge, the title, what is available. */
export const PriceListHead = ({ id, supply, ornament, children }: PriceListHeadProps) => (
  <>
    {ornament && (
      <div className={`on-screen ${styles.bird}`}>
        <Picture img={ornament} alt="" frames={[{ width: '160px' }]} size="ornament" />
      </div>
    )}
    <h3 id={id}>
      {children} {supply?.soldOut && <SoldOut />}
    </h3>
    {supply && <SupplyText as="p" {...supply} />}
  </>
);
