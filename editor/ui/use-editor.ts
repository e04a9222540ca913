import { createContext, useContext } from 'react';
import type { Fields } from '../../model/compare.ts';
import type { Backend } from '../backend.ts';
import type { DescribedLine } from '../content/describe-draft.ts';
import type { Draft, FileConflict } from '../content/draft.ts';
import type { Stored } from '../content/stored-content.ts';
import type { Path } from '../content/values.ts';
import type { Route } from './route.ts';
import type { Publishing } from './use-publish-status.ts';

/** The editor's state and actions, for its screens. */
export interface Editor {
  backend: Backend;
  stored: Stored;
  draft: Draft;
  /** A file's data with the draft's changes. */
  data(file: string): Fields | undefined;
  change(file: string, at: Path, value: unknown): void;
  /** Like `change`, with an Undo button. */
  remove(file: string, at: Path, value: unknown, what: string): void;
  /** Changes a file's text directly. */
  changeText(file: string, text: string): void;
  addFile(file: string, data: Fields): void;
  removeFile(file: string, what: string): void;
  /** Adds a photo to a file's folder and returns its relative path. */
  addPhoto(file: string, photo: File): Promise<string>;
  discard(): void;
  /** Drops blank additions. Before the review, also gives new files their final names. */
  tidy(open: Route): void;
  /** The draft without left-out changes, which is what a save writes. */
  includedDraft: Draft;
  /** Leaves changes out of the next save, or includes them again. */
  leaveOut(parts: DescribedLine['parts'], isOut: boolean): void;
  save(): Promise<void>;
  /** Drafts the reverse of a past save. False: there is nothing to undo. */
  undoSave(id: string): Promise<boolean>;
  conflicts: FileConflict[];
  /** Whether the conflicts come from undoing a save. */
  isUndoingSave: boolean;
  resolve(choices: readonly ('ours' | 'theirs')[]): void;
  status: Status;
  /** The publishing status of the last save, if any. */
  publishing: Publishing | undefined;
  signOut: (() => void) | undefined;
}

export type Status =
  | { step: 'editing' }
  | { step: 'saving'; percent?: number }
  | { step: 'failed'; message: string; needsSignIn: boolean }
  | { step: 'saved' };

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}
