import { emsInCapitals, longestWordEms } from '../site/name-size.ts';
import styles from './PageHeading.module.css';

/** Whether a heading, or one of its words, would take too many lines in large letters. */
const isLong = (heading: string) => emsInCapitals(heading) > 10 || longestWordEms(heading) > 8;

/** A page heading with its intro, above an air-mail rule. */
export function PageHeading({ heading, intro }: { heading: string; intro: string }) {
  return (
    <header className={styles.heading}>
      <h1 data-long={isLong(heading) || undefined}>{heading}</h1>
      <p className="lede">{intro}</p>
    </header>
  );
}
