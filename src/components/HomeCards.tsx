import type { ReactNode } from 'react';
import styles from './HomeCards.module.css';

interface HomeCardsProps {
  /** Four are two by two where the screen is too narrow for four in a row. */
  perRow: 2 | 3 | 4;
  children?: ReactNode;
}

/** Cards in rows. The last row is centered. */
export const HomeCards = ({ perRow, children }: HomeCardsProps) => (
  <div className={`wrap ${styles.cards}`} data-per-row={perRow}>
    {children}
  </div>
);
