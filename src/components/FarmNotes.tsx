import type { Contact } from '../site/contact.ts';
import { withoutBreaks } from '../site/sentences.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './FarmNotes.module.css';

interface FarmNotesProps {
  notes: { title: string; text: string }[];
  contact: Contact | undefined;
}

/** What people must know before they drive out: pickup, payment and contact. */
export function FarmNotes({ notes, contact }: FarmNotesProps) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <dl className="wrap">
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{withoutBreaks(title)}</dt>
            <dd>{withoutBreaks(text)}</dd>
          </div>
        ))}
        {contact && (
          <div className={styles.contact}>
            <dt>{withoutBreaks(contact.title)}</dt>
            <dd>
              {contact.note && withoutBreaks(contact.note)}
              <ContactLinks {...contact} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
