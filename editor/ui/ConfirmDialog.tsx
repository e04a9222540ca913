import { useEffect, useRef } from 'react';
import styles from './Ask.module.css';

interface AskProps {
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** A question that has to be answered before anything goes away. */
export function Ask({ question, yes, no, onYes, onNo }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.ask} onCancel={onNo} aria-labelledby="question">
      <h2 id="question">{question}</h2>
      <div>
        <button type="button" onClick={onNo}>
          {no}
        </button>
        <button type="button" data-yes="" onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
