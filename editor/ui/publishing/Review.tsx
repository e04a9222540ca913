import { useState } from 'react';
import { SAVE_VERBS } from '../../backend.ts';
import { fileOf, kindOf } from '../../content/content-kinds.ts';
import { type DescribedFile, describeDraft } from '../../content/describe-draft.ts';
import { isEmpty, isRemoved } from '../../content/draft.ts';
import { unusedPictures } from '../../content/saving.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { endedNotice } from '../home/Notice.tsx';
import { Problems, useProblems } from '../Problems.tsx';
import { fieldUrl, fileUrl, navigate, screenUrl } from '../route.ts';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import { Conflicts } from './Conflicts.tsx';
import { Saved } from './Saved.tsx';
import { VisitorPreview } from './VisitorPreview.tsx';

const FARM = fileOf('farm');

/** Asks about conflicts first. */
export function Review() {
  const hasConflicts = useEditor(({ conflicts }) => conflicts.length > 0);
  return hasConflicts ? <Conflicts /> : <Changes />;
}

/** Lists the changes and their problems, with the button that saves them. */
function Changes() {
  const store = useStore();
  const { backend } = store;
  const { base, tidyDraft, included, pending, isClean, values } = useEditorState();
  const { save, processing } = values;
  const problems = useProblems(included);
  const { save: publish, saved, button, unknown } = SAVE_VERBS[backend.name];

  // After a visit to another screen, what the last save left out is reviewed again.
  const [reviewedSave] = useState(isEmpty(tidyDraft) ? undefined : save);
  if (save.step === 'saved' && isEmpty(included) && save !== reviewedSave) {
    return (
      <>
        <Saved version={save.version} />
        {!isEmpty(tidyDraft) && (
          <p>You still have the changes you unchecked. They’re not {saved} yet.</p>
        )}
      </>
    );
  }
  if (isClean && processing === 0) {
    return (
      <>
        <p role="status">There’s nothing to {publish}. Your site already has this.</p>
        <a className={styles.primary} href={screenUrl('home')}>
          Done
        </a>
      </>
    );
  }
  const hasProblems = problems !== undefined && problems.length > 0;
  const isSaving = save.step === 'saving';
  const left = unusedPictures(base, included);
  const canLeaveOut = problems?.some(({ file }) => included.files[file.replace(/^content\//, '')]);
  return (
    <>
      {save.step === 'saved' && save !== reviewedSave && (
        <p role="status">Saved. You made these changes while it was saving, so review them next:</p>
      )}
      <Problems problems={problems}>
        {canLeaveOut
          ? `Fix what’s listed here, or uncheck it below to ${publish} the rest.`
          : `You can’t ${publish} until this is fixed.`}
      </Problems>
      {pending &&
        describeDraft(values.published, { ...tidyDraft, files: pending.files }).map((described) => (
          <SentFile key={described.files.join(' ')} {...described} />
        ))}
      {describeDraft(base, tidyDraft).map((described) => (
        <ChangedFile key={`${described.files.join(' ')} ${described.title}`} {...described} />
      ))}
      {left.length > 0 && (
        <section className={styles.card}>
          <h2>{left.length === 1 ? '1 unused photo' : `${left.length} unused photos`}</h2>
          <p>
            {left.length === 1
              ? `No page shows it now, so it’ll be removed when you ${publish}. You can get it back under History.`
              : `No page shows them now, so they’ll be removed when you ${publish}. You can get them back under History.`}
          </p>
        </section>
      )}
      {included.files[FARM] && (
        <p className={styles.error}>{endedNotice(included.files[FARM].data)}</p>
      )}
      <div className={styles.actions}>
        {save.step === 'failed' && (
          <div className={styles.alert} role="alert">
            <FailureMessage failure={save} />
          </div>
        )}
        {pending && !isSaving && (
          <p role="status" className={styles.error}>
            {unknown}
          </p>
        )}
        <p role="status" className={styles.error}>
          {processing > 0
            ? 'One moment. A photo is still being added.'
            : isEmpty(included) && !pending
              ? `To ${publish}, check the box next to at least one change.`
              : hasProblems &&
                `To ${publish}, fix what’s under Needs fixing${canLeaveOut ? ', or uncheck it in the list' : ''}.`}
        </p>
        <div className={styles.row}>
          <button
            type="button"
            className={`${styles.primary} ${styles.grow}`}
            disabled={processing > 0 || (isEmpty(included) && !pending) || !problems || hasProblems}
            // It keeps the focus.
            aria-disabled={isSaving || undefined}
            onClick={() => store.save()}
          >
            {isSaving ? savingLabel(save.percent) : button}
          </button>
          <ConfirmButton
            disabled={isSaving || isEmpty(tidyDraft)}
            question={
              pending
                ? 'Discard these changes? What was already sent isn’t one of them.'
                : 'Discard all these changes?'
            }
            confirm="Discard"
            cancel="Keep them"
            onConfirm={() => {
              store.discard();
              navigate(screenUrl('home'));
            }}
          >
            Discard changes
          </ConfirmButton>
        </div>
      </div>
    </>
  );
}

/** What was sent. It can't be changed anymore. */
const SentFile = ({ title, changes }: DescribedFile) => (
  <section className={styles.card}>
    <h2>{title}</h2>
    <p>Already sent:</p>
    <ul>
      {changes.map(({ line, at }) => (
        <li key={`${at.join(' ')} ${line}`}>{line.replace(' →', '\u00a0→')}</li>
      ))}
    </ul>
  </section>
);

/** The changes of a file, each with a link to where it was made. Unchecked, they stay in the draft. */
function ChangedFile({ files, title, changes }: DescribedFile) {
  const store = useStore();
  const { draft, placeInDraft } = useEditorState();
  const [file] = files;
  const isFile = files.length === 1 && file !== undefined && !isRemoved(draft.files[file]);
  const kind = file && kindOf(file);
  const isLeftOut = files.some((each) => draft.files[each]?.isLeftOut);
  return (
    <section className={styles.card}>
      <h2>
        <label className={styles.tap}>
          <input
            type="checkbox"
            checked={!isLeftOut}
            onChange={({ target }) => store.leaveOut(files, !target.checked)}
          />
          {title}
        </label>
      </h2>
      <ul>
        {changes.map(({ line, at, warning }) => {
          const text = line.replace(' →', '\u00a0→');
          const orderUrl = screenUrl(kind === 'posts' ? 'posts' : 'sell');
          const fileOrField = (path: string) =>
            at.length > 0 ? fieldUrl(path, placeInDraft(path, at)) : fileUrl(path);
          const url = isFile ? fileOrField(file) : orderUrl;
          return (
            <li key={`${at.join(' ')} ${line}`}>
              {isFile || files.length > 1 ? (
                <a className={styles.tap} href={url}>
                  {text}
                </a>
              ) : (
                text
              )}
              {warning && <p className={styles.error}>{warning}</p>}
            </li>
          );
        })}
      </ul>
      {store.backend.name === 'github' && isFile && <VisitorPreview file={file} />}
    </section>
  );
}

const savingLabel = (percent: number | undefined) =>
  percent === undefined ? 'Saving…' : `Saving… ${percent}%`;
