import { Suspense, use, useState } from 'react';
import { type PastSave, SAVE_VERBS } from '../../backend.ts';
import { describePastChanges, type PastChange } from '../../content/undo.ts';
import styles from '../editor.module.css';
import { useEditor, useStore } from '../use-editor.ts';
import { UndoButton } from './UndoButton.tsx';

/** Past saves, newest first. A tap on one shows its changes and an Undo button. */
export function History() {
  const { backend } = useStore();
  const [saves] = useState(backend.history);
  return (
    <Suspense fallback={<p role="status">Loading…</p>}>
      <Saves saves={saves} />
    </Suspense>
  );
}

function Saves({ saves }: { saves: Promise<PastSave[]> }) {
  const { backend } = useStore();
  const isClean = useEditor((state) => state.isClean);
  const { saved, button } = SAVE_VERBS[backend.name];
  const shown = use(saves);
  if (shown.length === 0)
    return <p>There’s nothing here yet. Once you’ve {saved} something, it shows up here.</p>;
  return (
    <>
      {!isClean && (
        <p>
          You have changes that aren’t {saved} yet. {button} or discard them before you undo
          something.
        </p>
      )}
      <ul className={styles.cards}>
        {shown.map((save) => (
          <li key={save.id} className={styles.card}>
            <SaveItem {...save} />
          </li>
        ))}
      </ul>
    </>
  );
}

const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function SaveItem({ id, headline, when, author }: PastSave) {
  const { backend } = useStore();
  const [past, setPast] = useState<Promise<PastChange[]>>();
  return (
    <details onToggle={() => setPast(past ?? backend.changesIn(id))}>
      <summary>
        <strong>{headline}</strong>
        <small>
          <time dateTime={when}>{TIME.format(new Date(when))}</time>
          {author && `, ${author}`}
        </small>
      </summary>
      <Suspense fallback={<p role="status">Loading…</p>}>
        {past && <Changes id={id} past={past} />}
      </Suspense>
    </details>
  );
}

function Changes({ id, past }: { id: string; past: Promise<PastChange[]> }) {
  const isClean = useEditor((state) => state.isClean);
  const files = describePastChanges(use(past));
  return (
    <>
      {files.map(({ files: paths, title, changes }) => (
        <section key={`${paths.join(' ')} ${title}`}>
          <h2>{title}</h2>
          <ul>
            {changes.map(({ line }) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {files.length === 0 ? (
        <p>
          The editor can’t undo this. It’s either the first version of your site, or it only changed
          pictures or other files.
        </p>
      ) : (
        isClean && <UndoButton id={id}>Undo this</UndoButton>
      )}
    </>
  );
}
