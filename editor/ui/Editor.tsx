import { useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './Screens.module.css';
import { Screens } from './Screens.tsx';
import shared from './shared.module.css';
import { type Account, EditorContext, useEditor, useStore } from './use-editor.ts';

interface EditorProps {
  store: EditorStore;
  account?: Account;
}

/** The editor's screens, or a hint that another tab has them. */
export function Editor({ store, account }: EditorProps) {
  useEffect(() => {
    // Someone else may have published while the owner was away.
    const reload = () => {
      if (document.visibilityState === 'visible') store.reload();
    };
    const ended = new AbortController();
    const { signal } = ended;
    addEventListener('online', reload, { signal });
    document.addEventListener('visibilitychange', reload, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal });
    return () => ended.abort();
  }, [store]);
  return (
    <EditorContext value={{ store, account }}>
      <ErrorBoundary>
        <ThisTab />
      </ErrorBoundary>
    </EditorContext>
  );
}

function ThisTab() {
  const isWriter = useEditor(({ values }) => values.isWriter);
  return isWriter ? <Screens /> : <OtherTab />;
}

function OtherTab() {
  const store = useStore();
  return (
    <div className={styles.app}>
      <header className={styles.bar}>
        <h1 className={styles.title}>You’re editing in another tab</h1>
      </header>
      <main className={styles.main}>
        <p>What you typed is there. Close this tab, or keep working in it.</p>
        <button type="button" className={shared.primary} onClick={() => store.continueHere()}>
          Continue here
        </button>
      </main>
    </div>
  );
}
