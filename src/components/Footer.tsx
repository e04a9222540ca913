import type { Contact } from '../site/contact.ts';
import { Button } from './Button.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './Footer.module.css';
import { Link } from './Link.tsx';
import { NoBreak } from './NoBreak.tsx';

interface FooterProps {
  farmName: string;
  notes: string[];
  contact: Contact | undefined;
  pages: { label: string; href: string; current: boolean }[];
  /** The newsletter and other platforms. */
  elsewhere: { label: string; href: string }[];
  /** A button to the tip jar, on pages that end with one. */
  support?: { label: string; href: string } | undefined;
}

export function Footer({ farmName, notes, contact, pages, elsewhere, support }: FooterProps) {
  return (
    <footer className={`gold-ring ${styles.footer}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.name}>{farmName}</p>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                <NoBreak text={note} />
              </li>
            ))}
          </ul>
          {contact && <ContactLinks {...contact} />}
        </div>
        <div className={styles.nav}>
          <nav aria-label="Footer">
            <ul className="link-row">
              {pages.map(({ label, href, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
              {elsewhere.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} external>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {support && <Button href={support.href} label={support.label} variant="gold" external />}
        </div>
        <div className={styles.inks} aria-hidden="true" />
      </div>
    </footer>
  );
}
