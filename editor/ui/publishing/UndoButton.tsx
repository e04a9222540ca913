import { type ReactNode, useState } from 'react';
import { type Failure, failureOf } from '../../backend.ts';
import { FailureButtons } from '../FailureButtons.tsx';
import { navigate, screenUrl } from '../route.ts';
import shared from '../shared.module.css';
import { useStore } from '../use-editor.ts';

interface UndoButtonProps {
  /** The save to undo. */
  id: string;
  children: ReactNode;
}

const NOTHING_LEFT = {
  message: 'There’s nothing left to undo. It was already changed back.',
  needsSignIn: false,
};

/** Drafts the reverse of a save and opens the review. */
export function UndoButton({ id, children }: UndoButtonProps) {
  const store = useStore();
  const [isWorking, setWorking] = useState(false);
  const [result, setResult] = useState<Failure>();
  async function undo() {
    setWorking(true);
    try {
      if (await store.undoSave(id)) navigate(screenUrl('review'));
      else setResult(NOTHING_LEFT);
    } catch (error) {
      setResult(failureOf(error));
    }
    setWorking(false);
  }
  return (
    <>
      <button type="button" className={shared.secondary} disabled={isWorking} onClick={undo}>
        {children}
      </button>
      <div role="status">
        {result && (
          <>
            <p>{result.message}</p>
            <FailureButtons after={result} />
          </>
        )}
      </div>
    </>
  );
}
