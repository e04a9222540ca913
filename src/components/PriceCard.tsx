import styles from './PriceCard.module.css';

/** A price on a board. */
export const PriceCard = ({ amount }: { amount: string }) => (
  <b className={styles.card}>{amount}</b>
);
