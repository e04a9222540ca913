import styles from './Masthead.module.css';

/** A page's heading above an air-mail rule. */
export function Masthead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <header className={styles.masthead}>
      <h1>{heading}</h1>
      <p className="lede">{intro}</p>
    </header>
  );
}
