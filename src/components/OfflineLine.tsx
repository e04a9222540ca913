import { LAST_VISIT } from '../offline/last-visit.ts';
import styles from './OfflineLine.module.css';

/** Says how old the prices are, on a page that the service worker served from its cache. */
export const OfflineLine = () => (
  <p className={styles.line} role="status">
    You're offline: prices as of <time>{LAST_VISIT}</time>
  </p>
);
