import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './editor.module.css';

interface ConfirmButtonProps extends ComponentProps<'button'> {
  question: string;
  confirm?: string;
  cancel?: string;
  onConfirm: () => void;
}

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A button that asks before it removes something. */
export function ConfirmButton({
  question,
  confirm = 'Remove',
  cancel = 'Keep it',
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const dialog = (
    <dialog
      ref={showModal}
      className={styles.card}
      aria-labelledby="question"
      onClose={({ currentTarget }) => {
        setAsking(false);
        if (currentTarget.returnValue) onConfirm();
      }}
    >
      <h2 id="question">{question}</h2>
      <form method="dialog" className={styles.row}>
        <button type="submit">{cancel}</button>
        <button type="submit" value="confirm" className={styles.danger}>
          {confirm}
        </button>
      </form>
    </dialog>
  );
  return (
    <>
      <button type="button" {...button} onClick={() => setAsking(true)} />
      {isAsking && createPortal(dialog, document.body)}
    </>
  );
}
