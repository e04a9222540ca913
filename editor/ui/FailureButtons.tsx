import type { ReactNode } from 'react';
import type { Failure } from '../backend.ts';
import { CopyDetails } from './CopyDetails.tsx';
import { useAccount } from './use-editor.ts';

interface FailureButtonsProps {
  after: Failure;
  /** What to show if signing in doesn't help. */
  children?: ReactNode;
}

/** A button for another token, or for the details of an unexpected error. */
export function FailureButtons({ after, children }: FailureButtonsProps) {
  const account = useAccount();
  if (!after.needsSignIn || !account) {
    return (
      <>
        <CopyDetails message={after.message} />
        {children}
      </>
    );
  }
  return (
    <button type="button" onClick={account.signInAgain}>
      Sign in again
    </button>
  );
}
