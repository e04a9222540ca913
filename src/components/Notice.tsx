import { destinationOf } from '../site/links.ts';
import { ExternalLink } from './ExternalLink.tsx';
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
        {link && <> {noticeLink(link, linkText)}</>}
      </p>
    </section>
  );
}

function noticeLink(link: string, label: string) {
  const { href, external } = destinationOf(link);
  return external ? (
    <ExternalLink href={href} className="on-screen">
      {label}
    </ExternalLink>
  ) : (
    <a href={href} className="on-screen">
      {label}
    </a>
  );
}
