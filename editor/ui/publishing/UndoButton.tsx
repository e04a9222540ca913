import { type ReactNode, useState, useTransition } from 'react';
import { type Failure, failureOf } from '../../backend.ts';
import styles from '../editor.module.css';
import { FailureMessage } from '../FailureMessage.tsx';
import { navigate, screenUrl } from '../route.ts';
import { useStore } from '../use-editor.ts';

interface UndoButtonProps {
  /** The save to undo. */
  id: string;
  children: ReactNode;
}

const NOTHING_LEFT = { message: 'There’s nothing left to undo. It was already changed back.' };

/** Drafts the reverse of a save and opens the review. */
export function UndoButton({ id, children }: UndoButtonProps) {
  const store = useStore();
  const [isWorking, startWorking] = useTransition();
  const [result, setResult] = useState<Failure>();
  async function undo() {
    const { hash } = location;
    try {
      if (!(await store.undoSave(id))) setResult(NOTHING_LEFT);
      // The owner may have gone on to another screen.
      else if (location.hash === hash) navigate(screenUrl('review'));
    } catch (error) {
      setResult(failureOf(error));
    }
  }
  return (
    <>
      <button
        type="button"
        className={styles.wide}
        disabled={isWorking}
        onClick={() => startWorking(undo)}
      >
        {isWorking ? 'Undoing…' : children}
      </button>
      <div role="status">{result && <FailureMessage failure={result} />}</div>
    </>
  );
}
