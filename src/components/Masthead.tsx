import { emsInCapitals, posterLine } from '../site/name-size.ts';
import styles from './Masthead.module.css';

/** Whether a heading, or one of its words, would take too many lines in large letters. */
const isLong = (heading: string) => emsInCapitals(heading) > 16 || posterLine(heading) > 8;

/** A page's heading above an air-mail rule. */
export function Masthead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <header className={styles.masthead}>
      <h1 data-long={isLong(heading) || undefined}>{heading}</h1>
      <p className="lede">{intro}</p>
    </header>
  );
}
