import { useEffect } from 'react';
import { rememberAction } from '../error-details.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { currentRoute } from './route.ts';
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
    const reload = () => {
      if (store.getState().values.offline) store.reload();
    };
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [store]);
  useRememberedActions(store);
  return (
    <EditorContext value={{ store, account }}>
      <ErrorBoundary>
        <ThisTab />
      </ErrorBoundary>
    </EditorContext>
  );
}

/** Remembers opened screens and which parts of the state changed, for the details of an error. */
function useRememberedActions(store: EditorStore) {
  useEffect(() => {
    const remember = (...changed: string[]) => rememberAction(currentRoute().screen, ...changed);
    let before = Object.entries(store.getState().values);
    const unsubscribe = store.subscribe(() => {
      const { values } = store.getState();
      const after = Object.entries(values);
      const changed = after.filter(([, value], i) => value !== before[i]?.[1]);
      before = after;
      const names = changed.map(([name]) => (name === 'save' ? `save ${values.save.step}` : name));
      if (names.length > 0) remember(...names);
    });
    const open = () => remember();
    addEventListener('hashchange', open);
    return () => {
      unsubscribe();
      removeEventListener('hashchange', open);
    };
  }, [store]);
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
