import { useEffect, useState } from 'react';
import { type Failure, failureOf, type PastSave, SAVE_VERBS } from '../../backend.ts';
import { describePastChanges } from '../../content/undo.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { useEditor, useStore } from '../use-editor.ts';
import { UndoButton } from './UndoButton.tsx';

/** Past saves, newest first. A tap on one shows its changes and an Undo button. */
export function History() {
  const { backend } = useStore();
  const isClean = useEditor((state) => state.isClean);
  const { saved, button } = SAVE_VERBS[backend.name];
  const [saves, failure] = useLoaded(backend.history);
  if (failure) return <Failed {...failure} />;
  if (!saves) return <p role="status">Loading…</p>;
  if (saves.length === 0)
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
        {saves.map((save) => (
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
  const [wasOpened, setOpened] = useState(false);
  return (
    <details onToggle={() => setOpened(true)}>
      <summary>
        <strong>{headline}</strong>
        <small>
          <time dateTime={when}>{TIME.format(new Date(when))}</time>
          {author && `, ${author}`}
        </small>
      </summary>
      {wasOpened && <Changes id={id} />}
    </details>
  );
}

function Changes({ id }: { id: string }) {
  const { backend } = useStore();
  const isClean = useEditor((state) => state.isClean);
  const [files, failure] = useLoaded(async () => describePastChanges(await backend.changesIn(id)));
  if (failure) return <Failed {...failure} />;
  if (!files) return <p role="status">Loading…</p>;
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

const Failed = (failure: Failure) => (
  <div role="alert">
    <FailureMessage failure={failure} />
  </div>
);

/** Loads something from the backend once. */
function useLoaded<T>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<Failure>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once.
  useEffect(() => {
    load().then(setLoaded, (error) => setFailure(failureOf(error)));
  }, []);
  return [loaded, failure] as const;
}
