import { type ReactNode, useState } from 'react';
import { type Failure, UNEXPECTED } from '../backend.ts';
import { editorVersion, errorDetails } from '../error-details.ts';
import styles from './editor.module.css';
import { currentRoute } from './route.ts';
import { useAccount } from './use-editor.ts';

interface FailureMessageProps {
  failure: Failure;
  /** The rest of the message. */
  note?: string;
  /** What to show if signing in doesn't help. */
  children?: ReactNode;
}

/** What went wrong, with a button for another token, or for the details of an unexpected error. */
export function FailureMessage({ failure, note = '', children }: FailureMessageProps) {
  const account = useAccount();
  return (
    <>
      <p>{failure.message + note}</p>
      {failure.needsSignIn && account ? (
        <button type="button" onClick={account.signInAgain}>
          Sign in again
        </button>
      ) : (
        <>
          <CopyDetails message={failure.message} />
          {children}
        </>
      )}
    </>
  );
}

/** Next to the message about an unexpected error: copies what a maintainer needs to find it. */
export function CopyDetails({ message }: { message: string | undefined }) {
  const [details, setDetails] = useState<string>();
  if (!message?.includes(UNEXPECTED)) return null;
  function copy() {
    const text = errorDetails(editorVersion(), navigator.userAgent, currentRoute().screen);
    setDetails(text);
    // Where copying isn't allowed, the owner selects the text.
    navigator.clipboard?.writeText(text).catch(() => undefined);
  }
  return (
    <>
      <button type="button" onClick={copy}>
        Copy details
      </button>
      {details && (
        <textarea className={styles.input} aria-label="Details" rows={8} readOnly value={details} />
      )}
    </>
  );
}
