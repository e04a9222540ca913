import type { ReactNode } from 'react';
import styles from './SeedPackets.module.css';

/** Packets side by side, the middle one hanging a little lower. */
export function SeedPackets({ count, children }: { count: number; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.packets}`} data-count={count}>
      {children}
    </div>
  );
}
