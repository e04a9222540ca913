import { isEmpty } from '../../content/draft.ts';
import { screenUrl } from '../route.ts';
import shared from '../shared.module.css';
import { useEditorState, useStore } from '../use-editor.ts';
import { PUBLISHING_STEPS, PublishingText } from './PublishingText.tsx';
import styles from './Review.module.css';
import { UndoButton } from './UndoButton.tsx';

/** Confirms a save and shows its publishing status. */
export function Saved({ version }: { version: string | undefined }) {
  const { backend } = useStore();
  const { tidyDraft, values } = useEditorState();
  const { publishing } = values;
  return (
    <div className={`${shared.card} ${styles.saved}`} role="status">
      <p className={styles.done}>{PUBLISHING_STEPS[publishing?.step ?? 'pending']}</p>
      <p>
        {publishing ? (
          <PublishingText publishing={publishing} actionsUrl={backend.actionsUrl} />
        ) : (
          'It’s saved on this computer, but not live yet. To publish it, open GitHub Desktop. At the bottom left, type what you changed. Click Commit to main, then Push origin.'
        )}
      </p>
      <a className={`${shared.primary} ${styles.save}`} href={screenUrl('home')}>
        Done
      </a>
      <a className={shared.secondary} href={backend.siteUrl} target="_blank" rel="noreferrer">
        View site<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
      {version !== undefined && isEmpty(tidyDraft) && <UndoButton id={version}>Undo</UndoButton>}
    </div>
  );
}
