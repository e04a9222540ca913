import { LAST_VISIT } from '../offline/last-visit.ts';
import styles from './OfflineLine.module.css';

/** Says how old a page is that the service worker served from its cache: without signal, or with a slow one. */
export const OfflineLine = () => (
  <p className={styles.line} role="status">
    This page is from <span>{LAST_VISIT}</span>. Newer prices show once there’s signal.
  </p>
);
