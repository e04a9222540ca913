import type { ReactNode } from 'react';
import styles from './SeedPackets.module.css';

/** Packets side by side, the middle one hanging a little lower. */
export function SeedPackets({ children }: { children: ReactNode }) {
  return <div className={`wrap ${styles.packets}`}>{children}</div>;
}
