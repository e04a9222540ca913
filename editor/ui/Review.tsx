import { useEffect, useState } from 'react';
import { checkContent } from '../../src/content/check-content.ts';
import type { ContentProblem } from '../../src/content/problem.ts';
import { placeInWords } from '../content/changes-in-words.ts';
import { changesOf, dataOf, isEmpty } from '../content/draft.ts';
import { formOf, kindOf, titleOf } from '../content/kinds.ts';
import { draftInWords } from '../content/message.ts';
import { folderWith } from '../content/stored.ts';
import type { Path } from '../content/values.ts';
import { Ask } from './Ask.tsx';
import styles from './Review.module.css';
import { addressOf, addressOfFile, go } from './route.ts';
import { Saved } from './Saved.tsx';
import { useEditor } from './use-editor.ts';

/** What changes, in words; what is still wrong; and the button that saves it. */
export function Review() {
  const { stored, draft, settle, save, throwAway, status, door, signOut } = useEditor();
  const [problems, setProblems] = useState<ContentProblem[]>();
  const [asking, setAsking] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens.
  useEffect(() => settle(), []);
  useEffect(() => {
    let isOver = false;
    checkContent(folderWith(stored, changesOf(stored, draft))).then((result) => {
      if (!isOver) setProblems(result.problems);
    });
    return () => {
      isOver = true;
    };
  }, [stored, draft]);

  if (status.step === 'saved') return <Saved online={status.online} />;
  if (isEmpty(draft)) return <p className={styles.none}>There is nothing to save.</p>;
  const isSaving = status.step === 'saving';
  return (
    <>
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
      {problems && problems.length > 0 && (
        <section className={styles.problems}>
          <h2>{problems.length === 1 ? 'One thing' : `${problems.length} things`} to mend first</h2>
          <ul>
            {problems.map((problem) => (
              <Problem key={`${problem.file} ${problem.field} ${problem.message}`} {...problem} />
            ))}
          </ul>
        </section>
      )}
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
        {isSaving ? 'Saving …' : door.kind === 'phone' ? 'Save and publish' : 'Save'}
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

function Problem({ file, path = [], message, field, line }: ContentProblem) {
  const { stored, draft } = useEditor();
  const inContent = file.replace(/^content\//, '');
  const kind = kindOf(inContent);
  const data = dataOf(stored, draft, inContent);
  const steps = path as Path;
  const lastEntry = steps.findLastIndex((step) => typeof step === 'number');
  const place = kind && data && steps.length > 0 ? placeInWords(formOf(kind), data, steps) : field;
  const isShown = kind && (data || stored.files[inContent]);
  const where = kind ? titleOf(inContent, data) : file;
  return (
    <li>
      {isShown ? (
        <a href={addressOfFile(inContent, steps.slice(0, lastEntry + 1))}>
          {where}
          {place && ` › ${place}`}
        </a>
      ) : (
        <strong>{where}</strong>
      )}
      : {message}
      {!data && line !== undefined && ` (line ${line})`}
    </li>
  );
}
