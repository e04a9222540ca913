import { type ComponentProps, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './ConfirmButton.module.css';
import shared from './shared.module.css';

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
  const close = () => setAsking(false);
  const dialog = (
    <dialog
      ref={showModal}
      className={`${shared.card} ${styles.dialog}`}
      onCancel={close}
      aria-labelledby="question"
    >
      <h2 id="question">{question}</h2>
      <div>
        <button type="button" onClick={close}>
          {cancel}
        </button>
        <button
          type="button"
          data-confirm=""
          onClick={() => {
            close();
            onConfirm();
          }}
        >
          {confirm}
        </button>
      </div>
    </dialog>
  );
  return (
    <>
      <button type="button" {...button} onClick={() => setAsking(true)} />
      {isAsking && createPortal(dialog, document.body)}
    </>
  );
}
