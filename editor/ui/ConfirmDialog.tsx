import { useEffect, useRef } from 'react';
import styles from './ConfirmDialog.module.css';
import shared from './shared.module.css';

interface ConfirmDialogProps {
  question: string;
  confirm?: string;
  cancel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is removed. */
export function ConfirmDialog({
  question,
  confirm = 'Remove',
  cancel = 'Keep it',
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`${shared.card} ${styles.dialog}`}
      onCancel={onCancel}
      aria-labelledby="question"
    >
      <h2 id="question">{question}</h2>
      <div>
        <button type="button" onClick={onCancel}>
          {cancel}
        </button>
        <button type="button" data-confirm="" onClick={onConfirm}>
          {confirm}
        </button>
      </div>
    </dialog>
  );
}
