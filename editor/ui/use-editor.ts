import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditorState } from '../store/editor-state.ts';
import type { EditorStore } from '../store/editor-store.ts';

/** The owner's account, where there is one. */
export interface Account {
  signOut: () => void;
  /** Asks for another token, and keeps this one until then. */
  signInAgain: () => void;
}

interface EditorContextValue {
  store: EditorStore;
  account: Account | undefined;
}

export const EditorContext = createContext<EditorContextValue | undefined>(undefined);

function useEditorContext(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error('There is no editor around this.');
  return context;
}

/** The store, for its methods. */
export const useStore = (): EditorStore => useEditorContext().store;

export const useAccount = (): Account | undefined => useEditorContext().account;

/** A part of the editor's state. The component renders again when that part changes. */
export function useEditor<T>(select: (state: EditorState) => T): T {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

/** The whole state, for components that show much of it. */
export const useEditorState = (): EditorState => useEditor((state) => state);
