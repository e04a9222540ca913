import { useEffect } from 'react';
import type { EditorStore } from '../store/editor-store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import styles from './editor.module.css';
import screens from './Screens.module.css';
import { Screens } from './Screens.tsx';
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
    <div className={screens.app}>
      <header className={screens.bar}>
        <h1>You’re editing in another tab</h1>
      </header>
      <main className={styles.page}>
        <p>What you typed is there. Close this tab, or keep working in it.</p>
        <button type="button" className={styles.primary} onClick={() => store.continueHere()}>
          Continue here
        </button>
      </main>
    </div>
  );
}
