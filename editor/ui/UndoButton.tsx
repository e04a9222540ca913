import { type ReactNode, useState } from 'react';
import { errorMessage } from '../backend.ts';
import { navigate, screenUrl } from './route.ts';
import shared from './shared.module.css';
import { useStore } from './use-editor.ts';

interface UndoButtonProps {
  /** The save to undo. */
  id: string;
  children: ReactNode;
}

/** Drafts the reverse of a save and opens the review. */
export function UndoButton({ id, children }: UndoButtonProps) {
  const store = useStore();
  const [isWorking, setWorking] = useState(false);
  const [message, setMessage] = useState<string>();
  async function undo() {
    setWorking(true);
    try {
      if (await store.undoSave(id)) navigate(screenUrl('review'));
      else setMessage('There’s nothing left to undo. It was already changed back.');
    } catch (error) {
      setMessage(errorMessage(error));
    }
    setWorking(false);
  }
  return (
    <>
      <button type="button" className={shared.secondary} disabled={isWorking} onClick={undo}>
        {children}
      </button>
      <p role="status">{message}</p>
    </>
  );
}
