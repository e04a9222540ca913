import type { Publishing } from '../../store/publishing.ts';
import styles from '../editor.module.css';
import { screenUrl } from '../route.ts';
import { useEditor, useEditorState, useStore } from '../use-editor.ts';
import { UndoButton } from './UndoButton.tsx';

/** Confirms a save and shows its publishing status. */
export function Saved({ version }: { version: string }) {
  const { backend } = useStore();
  const { isClean, values } = useEditorState();
  const { publishing } = values;
  return (
    <div className={`${styles.card} ${styles.saved}`} role="status">
      <h2>{PUBLISHING_STEPS[publishing?.step ?? 'waiting']}</h2>
      <p>
        {publishing && <PublishingText publishing={publishing} actionsUrl={backend.actionsUrl} />}
        {backend.name === 'local' &&
          'It’s saved on this computer, but not live yet. To publish it, open GitHub Desktop. At the bottom left, type what you changed. Click Commit to main, then Push origin.'}
      </p>
      <a className={styles.primary} href={screenUrl('home')}>
        Done
      </a>
      <a className={styles.wide} href={backend.siteUrl} target="_blank" rel="noreferrer">
        View site<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {isClean && <UndoButton id={version}>Undo</UndoButton>}
    </div>
  );
}

export const PUBLISHING_STEPS = { waiting: 'Saved', live: 'Live', timedOut: 'Not live yet' };

/** The publishing status of the last save, and what to do if it failed. */
export function PublishingText({
  publishing,
  actionsUrl,
}: {
  publishing: Publishing;
  actionsUrl: string | undefined;
}) {
  const newest = useEditor(({ values }) => values.published.version);
  if (publishing.step === 'live') {
    return publishing.version === newest
      ? 'It’s on your site now.'
      : 'It went live. Something else has been published since then. To see what, open History.';
  }
  if (publishing.step === 'waiting') {
    return 'What you published usually shows up on your site in a few minutes. You can close this page.';
  }
  return (
    <>
      Your site still doesn’t show what you published, but it’s saved on GitHub. Open GitHub. If the
      top line has a red X, tap it and then tap <b>Re-run jobs</b>. If not, give it ten more
      minutes.
      <a className={styles.tap} href={actionsUrl} target="_blank" rel="noreferrer">
        Open GitHub<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </>
  );
}
