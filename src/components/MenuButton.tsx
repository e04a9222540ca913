import type { ReactNode } from 'react';
import styles from './MenuButton.module.css';

/** Shows and hides the list after it, also without script. `close-menus.ts` closes it in other ways. */
export function MenuButton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details name="menu">
      <summary className={styles.button}>
        <span className="visually-hidden">{label}</span>
        <span className={styles.icon}>{children}</span>
      </summary>
    </details>
  );
}
