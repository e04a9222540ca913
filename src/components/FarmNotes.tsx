import type { Contact } from '../site/contact.ts';
import { ContactLinks } from './ContactLinks.tsx';
import styles from './FarmNotes.module.css';
import { NoBreak } from './NoBreak.tsx';

interface FarmNotesProps {
  notes: { title: string; text: string }[];
  contact?: Contact | undefined;
}

/** What people must know before they drive out: pickup, payment and contact. */
export function FarmNotes({ notes, contact }: FarmNotesProps) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <dl className="wrap">
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>
              <NoBreak text={title} />
            </dt>
            <dd>
              <NoBreak text={text} />
            </dd>
          </div>
        ))}
        {contact && (
          <div className={`on-screen ${styles.contact}`}>
            <dt>
              <NoBreak text={contact.title} />
            </dt>
            <dd>
              {contact.note && <NoBreak text={contact.note} />}
              <ContactLinks {...contact} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
