import { useId, useState } from 'react';
import { nameIn } from '../../model/content-folder.ts';
import { isEmpty, leftPictures } from '../content/draft.ts';
import { fileOf } from '../content/kinds.ts';
import { draftInWords } from '../content/message.ts';
import { Ask } from './Ask.tsx';
import { Look } from './Look.tsx';
import { endedNotice } from './Notice.tsx';
import { Problems, useProblems } from './Problems.tsx';
import styles from './Review.module.css';
import { addressOf, go } from './route.ts';
import { Saved } from './Saved.tsx';
import { useEditor } from './use-editor.ts';

const FARM = fileOf('farm');

/** What changes, in words; what is still wrong; and the button that saves it. */
export function Review() {
  const { stored, draft, chosen, save, throwAway, status, backend, signOut } = useEditor();
  const problems = useProblems(chosen);
  const [asking, setAsking] = useState(false);

  if (status.step === 'saved' && isEmpty(chosen)) {
    return (
      <>
        <Saved />
        {!isEmpty(draft) && <p>The changes you left out are still here.</p>}
      </>
    );
  }
  if (isEmpty(draft)) return <p className={styles.none}>There is nothing to save.</p>;
  const isSaving = status.step === 'saving';
  const left = leftPictures(stored, chosen);
  return (
    <>
      {status.step === 'saved' && (
        <p role="status">Saved. You made these changes while it was being saved:</p>
      )}
      {draftInWords(stored, draft).map(({ file, title, changes }) => (
        <section key={file} className={styles.file}>
          <h2>{title}</h2>
          <ul>
            {changes.map(({ key, line }) => (
              <ChangeLine key={key} changeKey={key} line={line} />
            ))}
          </ul>
          {backend.kind === 'github' && <Look file={file} />}
        </section>
      ))}
      {left.length > 0 && (
        <section className={styles.file}>
          <h2>Unused photos</h2>
          <p>
            {left.map(nameIn).join(', ')}: deleted with this save.{' '}
            {backend.kind === 'github'
              ? 'The history on GitHub keeps them.'
              : 'The folder .photo-originals keeps a copy.'}
          </p>
        </section>
      )}
      {chosen.files[FARM] && <p className={styles.note}>{endedNotice(chosen.files[FARM].data)}</p>}
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
        disabled={isSaving || isEmpty(chosen) || problems === undefined || problems.length > 0}
        onClick={save}
      >
        {isSaving ? savingWords(status.percent) : backend.kind === 'github' ? 'Publish' : 'Save'}
      </button>
      <button
        type="button"
        className={styles.throwAway}
        disabled={isSaving}
        onClick={() => setAsking(true)}
      >
        Discard changes
      </button>
      {asking && (
        <Ask
          question="Discard all these changes?"
          yes="Discard"
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

/** One change. Unchecked, it stays in the draft. */
function ChangeLine({ line, changeKey }: { line: string; changeKey: string }) {
  const { leftOut, leaveOut } = useEditor();
  const id = useId();
  return (
    <li>
      <input
        id={id}
        type="checkbox"
        checked={!leftOut.has(changeKey)}
        onChange={({ target }) => leaveOut(changeKey, !target.checked)}
      />
      <label htmlFor={id}>{line}</label>
    </li>
  );
}

const savingWords = (percent: number | undefined) =>
  percent === undefined ? 'Saving…' : `Saving… ${percent}%`;
