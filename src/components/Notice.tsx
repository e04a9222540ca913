import { destinationOf } from '../site/links.ts';
import { Link } from './Link.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  text: string;
  /** A page of this site by its name, or a web address. */
  link?: string | undefined;
  linkText: string;
  lastDay?: string | undefined;
}

/** The owner's notice, below the top bar on every page. */
export function Notice({ text, link, linkText, lastDay }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label="Notice" data-last-day={lastDay}>
      <p className="wrap">
        {text}
        {link && (
          <>
            {' '}
            <Link {...destinationOf(link)} className="on-screen">
              {linkText}
            </Link>
          </>
        )}
      </p>
    </section>
  );
}
