import { useCallback, useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BackendError } from '../backend.ts';
import { Editor } from '../ui/Editor.tsx';
import {
  type Connection,
  checkWriteAccess,
  connect,
  type GitHubSettings,
  storedContent,
  storedToken,
} from './connect.ts';
import { SignIn } from './SignIn.tsx';

interface GitHubEditorProps {
  settings: GitHubSettings;
  /** The pending connection with the stored token. */
  opening: Promise<Connection> | undefined;
}

export const showGitHubEditor = (
  root: HTMLElement,
  settings: GitHubSettings,
  opening: Promise<Connection> | undefined,
) => createRoot(root).render(<GitHubEditor settings={settings} opening={opening} />);

/** Signs in to the farm's repository and opens the editor. */
function GitHubEditor({ settings, opening }: GitHubEditorProps) {
  const token = useMemo(() => storedToken(settings), [settings]);
  const [open, setOpen] = useState<Connection>();
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(opening !== undefined);

  const enter = useCallback(
    async (entering: Promise<Connection>) => {
      setSubmitting(true);
      setError(undefined);
      try {
        setOpen(await entering);
      } catch (error) {
        if (error instanceof BackendError && error.needsSignIn) token.forget();
        setError(error instanceof Error ? error.message : String(error));
      }
      setSubmitting(false);
    },
    [token],
  );

  async function signIn(typed: string): Promise<Connection> {
    const [opened] = await Promise.all([
      connect(settings, typed),
      checkWriteAccess(settings, typed),
    ]);
    token.store(typed);
    return opened;
  }

  useEffect(() => {
    if (opening) enter(opening);
  }, [enter, opening]);

  if (open) {
    const signOut = () => {
      token.forget();
      storedContent(settings).forget();
      setOpen(undefined);
    };
    return <Editor {...open} signOut={signOut} />;
  }
  const savedToken = token.read();
  return (
    <SignIn
      repository={settings.repository}
      error={error}
      isSubmitting={isSubmitting}
      onToken={(typed) => enter(signIn(typed))}
      onRetry={savedToken ? () => enter(connect(settings, savedToken)) : undefined}
    />
  );
}
