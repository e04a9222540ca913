import { useEffect, useState } from 'react';
import { nameIn } from '../../model/content-folder.ts';
import { isEmpty, leftPictures } from '../content/draft.ts';
import { draftInWords } from '../content/message.ts';
import { Ask } from './Ask.tsx';
import { Problems, useProblems } from './Problems.tsx';
import styles from './Review.module.css';
import { addressOf, go } from './route.ts';
import { Saved } from './Saved.tsx';
import { useEditor } from './use-editor.ts';

/** What changes, in words; what is still wrong; and the button that saves it. */
export function Review() {
  const { stored, draft, settle, save, throwAway, status, backend, signOut } = useEditor();
  const problems = useProblems();
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens.
  useEffect(() => settle(), []);

  if (status.step === 'saved' && isEmpty(draft)) return <Saved />;
  if (isEmpty(draft)) return <p className={styles.none}>There is nothing to save.</p>;
  const isSaving = status.step === 'saving';
  const left = leftPictures(stored, draft);
  return (
    <>
      {status.step === 'saved' && (
        <p role="status">Saved. You made these changes while it was being saved:</p>
      )}
      {draftInWords(stored, draft).map(({ file, title, lines }) => (
        <section key={file} className={styles.file}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {left.length > 0 && (
        <section className={styles.file}>
          <h2>Photos that nothing shows any more</h2>
          <p>
            {left.map(nameIn).join(', ')}: deleted with this save.{' '}
            {backend.kind === 'github'
              ? 'The history on GitHub keeps them.'
              : 'The folder .photo-originals keeps a copy.'}
          </p>
        </section>
      )}
      <Problems problems={problems} />
      {status.step === 'refused' && (
        <div className={styles.refused} role="alert">
          <p>{status.words}</p>
          {status.needsSignIn && signOut && (
            <button type="button" onClick={signOut}>
              Sign in again
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        className={styles.save}
        disabled={isSaving || problems === undefined || problems.length > 0}
        onClick={save}
      >
        {isSaving ? 'Saving…' : backend.kind === 'github' ? 'Publish' : 'Save'}
      </button>
      <button
        type="button"
        className={styles.throwAway}
        disabled={isSaving}
        onClick={() => setAsking(true)}
      >
        Throw these changes away
      </button>
      {asking && (
        <Ask
          question="Throw all these changes away?"
          yes="Throw away"
          no="Keep them"
          onNo={() => setAsking(false)}
          onYes={() => {
            throwAway();
            go(addressOf('home'));
          }}
        />
      )}
    </>
  );
}
