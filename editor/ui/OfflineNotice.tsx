import styles from './Home.module.css';
import shared from './shared.module.css';

export interface Offline {
  /** Why the newest content could not be loaded. */
  words: string;
  tryAgain: () => void;
}

/** Says that the screens show the cached content. */
export function OfflineNotice({ words, tryAgain }: Offline) {
  return (
    <div className={`${shared.card} ${styles.published}`} role="status">
      <p>{words} Until then, you can edit the last version on this phone.</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
