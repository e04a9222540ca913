import styles from './SoldOut.module.css';

/** A stamp, for a heading or in the place of a price. */
export const SoldOut = () => <strong className={styles.stamp}>Sold out</strong>;
