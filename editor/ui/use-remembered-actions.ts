import { useEffect } from 'react';
import { rememberAction } from '../error-details.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { currentRoute } from './route.ts';

/** Remembers opened screens and which parts of the state changed, for the details of an error. */
export function useRememberedActions(store: EditorStore) {
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
