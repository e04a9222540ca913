import { formatDate } from '../site/dates.ts';
import styles from './OfflineLine.module.css';

/** Says how old the prices are, on a page that the service worker served from its cache. */
export function OfflineLine({ asOf }: { asOf: string }) {
  return (
    <p className={styles.line} role="status">
      You're offline: prices as of <time dateTime={asOf}>{formatDate(asOf)}</time>
    </p>
  );
}
