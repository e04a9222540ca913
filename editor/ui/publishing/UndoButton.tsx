import type { ReactNode } from 'react';
import { ExpectedError } from '../../backend.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { navigate, screenUrl } from '../route.ts';
import { useAction } from '../use-action.ts';
import { useStore } from '../use-editor.ts';

interface UndoButtonProps {
  /** The save to undo. */
  id: string;
  children: ReactNode;
}

/** Drafts the reverse of a save and opens the review. */
export function UndoButton({ id, children }: UndoButtonProps) {
  const store = useStore();
  const { isWorking, failure, run } = useAction();
  async function undo() {
    const { hash } = location;
    if (!(await store.undoSave(id)))
      throw new ExpectedError('There’s nothing left to undo. It was already changed back.');
    // The owner may have gone on to another screen.
    if (location.hash === hash) navigate(screenUrl('review'));
  }
  return (
    <>
      <button type="button" className={styles.wide} disabled={isWorking} onClick={() => run(undo)}>
        {isWorking ? 'Undoing…' : children}
      </button>
      <div role="status">{failure && <FailureMessage failure={failure} />}</div>
    </>
  );
}
