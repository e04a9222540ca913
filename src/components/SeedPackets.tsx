import type { ReactNode } from 'react';
import styles from './SeedPackets.module.css';

interface SeedPacketsProps {
  /** Four are two by two where the screen is too narrow for four in a row. */
  perRow: 2 | 3 | 4;
  children?: ReactNode;
}

/** Packets in rows. The last row is centered. */
export const SeedPackets = ({ perRow, children }: SeedPacketsProps) => (
  <div className={`wrap ${styles.packets}`} data-per-row={perRow}>
    {children}
  </div>
);
