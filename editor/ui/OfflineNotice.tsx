import styles from './Home.module.css';

export interface Offline {
  /** Why what is stored now could not be loaded. */
  words: string;
  tryAgain: () => void;
}

/** Says that the screens show the content as this phone saw it last. */
export function OfflineNotice({ words, tryAgain }: Offline) {
  return (
    <div className={styles.published} role="status">
      <p>{words} Until then, you can edit the last version on this phone.</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
