import styles from './PriceAmount.module.css';

/** A price on a board, drawn as a number card that hangs on a nail. */
export const PriceAmount = ({ amount }: { amount: string }) => (
  <b className={styles.amount}>{amount}</b>
);
