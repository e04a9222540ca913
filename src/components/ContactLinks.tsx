import { toE164 } from '../site/contact.ts';
import styles from './ContactLinks.module.css';
import { EmailAddress } from './EmailAddress.tsx';

interface ContactLinksProps {
  phone?: string | undefined;
  email?: string | undefined;
}

/** "Text (406) 555-0142 or call" and the email address, each a link. On paper, `PrintHeader` has them. */
export function ContactLinks({ phone, email }: ContactLinksProps) {
  if (!phone && !email) return null;
  return (
    <div className={`on-screen ${styles.ways}`}>
      {phone && (
        <p>
          <a href={`sms:${toE164(phone)}`}>Text {phone}</a>{' '}
          <span className={styles.call}>
            or{' '}
            <a href={`tel:${toE164(phone)}`}>
              call<span className="visually-hidden"> {phone}</span>
            </a>
          </span>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>
            <EmailAddress address={email} />
          </a>
        </p>
      )}
    </div>
  );
}
