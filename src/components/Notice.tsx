import { destinationOf } from '../site/links.ts';
import styles from './Notice.module.css';
import { OutLink } from './OutLink.tsx';

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

function noticeLink(link: string, words: string) {
  const { href, out } = destinationOf(link);
  return out ? <OutLink href={href}>{words}</OutLink> : <a href={href}>{words}</a>;
}
