import { useCallback, useEffect, useMemo, useState } from 'react';
import { failureOf } from '../backend.ts';
import { browserDevice } from '../store/browser-device.ts';
import { EditorStore } from '../store/editor-store.ts';
import { readDraft } from '../store/stored-draft.ts';
import { Editor } from '../ui/Editor.tsx';
import styles from '../ui/editor.module.css';
import {
  type Connection,
  connect,
  type PhoneSettings,
  signIn,
  storedContent,
  storedToken,
} from './connect.ts';
import { SignIn } from './SignIn.tsx';

interface PhoneEditorProps {
  settings: PhoneSettings;
  /** The pending connection with the stored token; undefined if there is no token. */
  opening: Promise<Connection | undefined>;
}

/** Signs in to the farm's repository and opens the editor. */
export function PhoneEditor({ settings, opening }: PhoneEditorProps) {
  const token = useMemo(() => storedToken(settings), [settings]);
  const [store, setStore] = useState<EditorStore>();
  const [isSignedIn, setSignedIn] = useState(false);
  const [error, setError] = useState<string>();
  const [submitting, setSubmitting] = useState<'stored' | 'typed' | undefined>(
    token.read() ? 'stored' : undefined,
  );

  const enter = useCallback(
    async (entering: Promise<Connection | undefined>, open: EditorStore | undefined) => {
      setError(undefined);
      try {
        const connection = await entering;
        if (connection && open) open.reconnect(connection);
        else if (connection) setStore(await EditorStore.open(connection, browserDevice));
        setSignedIn(connection !== undefined);
      } catch (error) {
        setError(failureOf(error).message);
      }
      setSubmitting(undefined);
    },
    [],
  );

  async function enterWith(typed: string): Promise<Connection> {
    const opened = await signIn(settings, typed);
    token.store(typed);
    // The next screen starts at its top.
    scrollTo(0, 0);
    return opened;
  }
  const submit = (which: 'stored' | 'typed', entering: Promise<Connection>) => {
    setSubmitting(which);
    enter(entering, store);
  };

  useEffect(() => {
    enter(opening, undefined);
  }, [enter, opening]);

  if (store && isSignedIn) {
    // The store stays, because what could not be stored is only there.
    const signInAgain = () => setSignedIn(false);
    const signOut = async () => {
      token.forget();
      storedContent(settings).forget();
      // Deletes photos that only Undo would have brought back.
      await readDraft(browserDevice.storage, store.backend.siteId);
      // The store would go on loading with the token, and store the content again.
      location.reload();
    };
    return <Editor store={store} account={{ signInAgain, signOut }} />;
  }
  if (submitting === 'stored') return <main className={styles.page}>Opening your site…</main>;
  const savedToken = token.read();
  return (
    <SignIn
      repository={settings.repository}
      error={error}
      isSubmitting={submitting === 'typed'}
      onToken={(typed) => submit('typed', enterWith(typed))}
      onRetry={savedToken ? () => submit('stored', connect(settings, savedToken)) : undefined}
    />
  );
}
