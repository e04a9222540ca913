import { type FormEvent, useState } from 'react';
import styles from '../ui/editor.module.css';
import { CopyDetails } from '../ui/FailureMessage.tsx';
import { tokenError } from './token-error.ts';

/** GitHub's form for a new token, prefilled by URL parameters. */
const newToken = (owner: string) =>
  `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({
    name: 'My phone',
    target_name: owner,
    contents: 'write',
    expires_in: '365',
  })}`;

interface SignInProps {
  repository: string;
  error: string | undefined;
  isSubmitting: boolean;
  onToken: (token: string) => void;
  /** Retries with the stored token. */
  onRetry: (() => void) | undefined;
}

const isInPhoneBrowser = () =>
  matchMedia('(pointer: coarse)').matches && !matchMedia('(display-mode: standalone)').matches;

/** A sign-in form that password managers recognize, so that they save the token. */
export function SignIn({ repository, error, isSubmitting, onToken, onRetry }: SignInProps) {
  const [formatError, setFormatError] = useState<string>();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get('token') ?? '').trim();
    const newError = tokenError(token);
    setFormatError(newError);
    if (!newError) onToken(token);
  }
  const [owner = ''] = repository.split('/');
  const shownError = formatError ?? error;
  return (
    <main className={styles.page}>
      <h1>Edit your site</h1>
      {isInPhoneBrowser() && (
        <p>
          First add this page to your home screen, then open it from there and sign in. On an
          iPhone, tap <b>Share</b>, then <b>Add to Home Screen</b>. On Android, tap the three dots,
          then <b>Add to Home screen</b>. If you stay in the browser, your phone may sign you out
          and delete changes you haven’t published.
        </p>
      )}
      <form method="post" onSubmit={submit}>
        <div>
          <label className={styles.label} htmlFor="repository">
            Your site on GitHub
          </label>
          <input
            id="repository"
            className={styles.input}
            name="username"
            autoComplete="username"
            value={repository}
            readOnly
          />
        </div>
        <div>
          <label className={styles.label} htmlFor="token">
            Token
          </label>
          <input
            id="token"
            className={styles.input}
            name="token"
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            aria-describedby="token-help token-error"
            aria-invalid={shownError ? true : undefined}
          />
          <p id="token-help" className={styles.help}>
            A token is like a password for this site only. It starts with github_pat_.
          </p>
          <p id="token-error" role="alert" className={styles.error}>
            {shownError}
          </p>
          <CopyDetails message={shownError} />
        </div>
        <button type="submit" className={styles.primary} disabled={isSubmitting}>
          {isSubmitting ? 'One moment…' : 'Sign in'}
        </button>
        {onRetry && !isSubmitting && (
          <button type="button" className={styles.wide} onClick={onRetry}>
            Try again
          </button>
        )}
      </form>
      <details>
        <summary>How do I get a token?</summary>
        <ol>
          <li>
            Sign in to GitHub as <b>{owner}</b>, the account that owns this site, and open this
            page:
            <a className={styles.tap} href={newToken(owner)} target="_blank" rel="noreferrer">
              Make a new token<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          </li>
          <li>
            For <b>Resource owner</b>, choose {owner}. For <b>Repository access</b>, tap{' '}
            <b>Only select repositories</b> and choose {repository}. A repository is the folder on
            GitHub with your site in it.
          </li>
          <li>
            Under <b>Permissions</b>, <b>Contents</b> should say <b>Read and write</b>. If GitHub
            adds <b>Metadata</b>, that’s fine.
          </li>
          <li>
            Tap <b>Generate token</b>, then tap it again in the window that opens. Copy the token
            and paste it here. Let your phone save it as a password.
          </li>
        </ol>
        <p>
          Is {owner} someone else’s account? A token from your own account can’t change this site,
          even if you were invited. Ask {owner} to make one for you.
        </p>
      </details>
    </main>
  );
}
