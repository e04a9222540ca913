import styles from './FarmNotes.module.css';

/** What people must know before they set out: pickup and payment. */
export function FarmNotes({ notes }: { notes: { title: string; text: string }[] }) {
  return (
    <section className={styles.notes} aria-label="Notes">
      <dl className="wrap">
        {notes.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
