import type { Contact } from '../site/contact.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './FarmNotes.module.css';

interface FarmNotesProps {
  notes: { title: string; text: string }[];
  contact: Contact | undefined;
}

/** What people must know before they set out: pickup, payment and how to ask. */
export function FarmNotes({ notes, contact }: FarmNotesProps) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <dl className="wrap">
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {contact && (
          <div className={styles.contact}>
            <dt>{contact.title}</dt>
            <dd>
              {contact.note}
              <ContactLinks {...contact} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
