import { useId, useState } from 'react';
import { SAVE_VERBS } from '../backend.ts';
import { fileOf } from '../content/content-kinds.ts';
import { type DescribedLine, describeDraft } from '../content/describe-draft.ts';
import { isEmpty, unusedPictures } from '../content/draft.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { endedNotice } from './Notice.tsx';
import { Problems, useProblems } from './Problems.tsx';
import styles from './Review.module.css';
import { navigate, screenUrl } from './route.ts';
import { Saved } from './Saved.tsx';
import shared from './shared.module.css';
import { useEditor } from './use-editor.ts';
import { VisitorPreview } from './VisitorPreview.tsx';

const FARM = fileOf('farm');

/** Lists the changes and their problems, with the button that saves them. */
export function Review() {
  const { stored, draft, includedDraft, save, discard, status, backend, signOut } = useEditor();
  const problems = useProblems(includedDraft);
  const [isConfirming, setConfirming] = useState(false);
  const { save: publish, saved, button } = SAVE_VERBS[backend.kind];

  if (status.step === 'saved' && isEmpty(includedDraft)) {
    return (
      <>
        <Saved />
        {!isEmpty(draft) && (
          <p className={styles.none}>
            You still have the changes you unchecked. They’re not {saved} yet.
          </p>
        )}
      </>
    );
  }
  if (isEmpty(draft)) return <p className={styles.none}>There’s nothing to {publish}.</p>;
  const hasProblems = problems !== undefined && problems.length > 0;
  const isSaving = status.step === 'saving';
  const left = unusedPictures(stored, includedDraft);
  const canLeaveOut = problems?.some(
    ({ file }) => includedDraft.files[file.replace(/^content\//, '')],
  );
  return (
    <>
      {status.step === 'saved' && (
        <p role="status">Saved. You made these changes while it was saving, so review them next:</p>
      )}
      <Problems problems={problems}>
        {canLeaveOut
          ? `Fix what’s listed here, or uncheck it below to ${publish} the rest.`
          : `You can’t ${publish} until this is fixed.`}
      </Problems>
      {describeDraft(stored, draft).map(({ file, title, changes }, i, all) => (
        <section key={`${file} ${title}`} className={`${shared.card} ${styles.file}`}>
          <h2>{title}</h2>
          <ul>
            {changes.map((change) => (
              <ChangeLine key={change.parts[0]?.key} {...change} />
            ))}
          </ul>
          {backend.kind === 'github' && file && all[i + 1]?.file !== file && (
            <VisitorPreview file={file} />
          )}
        </section>
      ))}
      {left.length > 0 && (
        <section className={`${shared.card} ${styles.file}`}>
          <h2>{left.length === 1 ? '1 unused photo' : `${left.length} unused photos`}</h2>
          <p>
            {left.length === 1
              ? `No page shows it now, so it’ll be removed when you ${publish}. You can get it back under History.`
              : `No page shows them now, so they’ll be removed when you ${publish}. You can get them back under History.`}
          </p>
        </section>
      )}
      {includedDraft.files[FARM] && (
        <p className={styles.note}>{endedNotice(includedDraft.files[FARM].data)}</p>
      )}
      <div className={styles.actions}>
        {status.step === 'failed' && (
          <div className={`${shared.card} ${styles.failed}`} role="alert">
            <p>{status.message}</p>
            {status.needsSignIn && signOut && (
              <button type="button" onClick={signOut}>
                Sign in again
              </button>
            )}
          </div>
        )}
        <p role="status" className={styles.note}>
          {isEmpty(includedDraft)
            ? `To ${publish}, check the box next to at least one change.`
            : hasProblems &&
              `To ${publish}, fix what’s under Needs fixing${canLeaveOut ? ', or uncheck it in the list' : ''}.`}
        </p>
        <div className={styles.buttons}>
          <button
            type="button"
            className={`${shared.primary} ${styles.save}`}
            disabled={isSaving || isEmpty(includedDraft) || !problems || hasProblems}
            onClick={save}
          >
            {isSaving ? savingLabel(status.percent) : button}
          </button>
          <button type="button" disabled={isSaving} onClick={() => setConfirming(true)}>
            Discard changes
          </button>
        </div>
      </div>
      {isConfirming && (
        <ConfirmDialog
          question="Discard all these changes?"
          confirm="Discard"
          cancel="Keep them"
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            discard();
            navigate(screenUrl('home'));
          }}
        />
      )}
    </>
  );
}

/** One change. Unchecked, it stays in the draft. */
function ChangeLine({ line, parts, warning }: DescribedLine) {
  const { draft, leaveOut } = useEditor();
  const id = useId();
  return (
    <li>
      <input
        id={id}
        type="checkbox"
        checked={!parts.some(({ file, key }) => draft.files[file]?.leftOut?.includes(key))}
        onChange={({ target }) => leaveOut(parts, !target.checked)}
      />
      <div>
        <label htmlFor={id}>{line.replace(' →', '\u00a0→')}</label>
        {warning && <p className={styles.note}>{warning}</p>}
      </div>
    </li>
  );
}

const savingLabel = (percent: number | undefined) =>
  percent === undefined ? 'Saving…' : `Saving… ${percent}%`;
