import { dialed } from '../site/contact.ts';
import styles from './ContactLinks.module.css';

interface ContactLinksProps {
  phone?: string | undefined;
  email?: string | undefined;
}

/** "Text or call (406) 555-0142" and the email address, each a link. Paper has a letterhead instead. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  return (
    <div className={styles.ways}>
      {phone && (
        <p>
          <a href={`sms:${dialed(phone)}`}>
            Text<span className="visually-hidden"> {phone}</span>
          </a>{' '}
          or <a href={`tel:${dialed(phone)}`}>call {phone}</a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </div>
  );
}
