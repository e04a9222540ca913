import type { ReactNode } from 'react';
import type { Failure } from '../backend.ts';
import { useAccount } from './use-editor.ts';

interface SignInAgainProps {
  after: Failure;
  /** What to show if signing in doesn't help. */
  children?: ReactNode;
}

/** A button for another token. */
export function SignInAgain({ after, children }: SignInAgainProps) {
  const account = useAccount();
  if (!after.needsSignIn || !account) return children;
  return (
    <button type="button" onClick={account.signInAgain}>
      Sign in again
    </button>
  );
}
