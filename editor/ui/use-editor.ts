import { createContext, useContext } from 'react';
import type { Fields } from '../../model/compare.ts';
import type { Backend } from '../backend.ts';
import type { DescribedLine } from '../content/describe-draft.ts';
import type { Draft, FileConflict } from '../content/draft.ts';
import type { Stored } from '../content/stored-content.ts';
import type { Path } from '../content/values.ts';
import type { Route } from './route.ts';
import type { Publishing } from './use-publishing.ts';

/** What every screen of the editor may know and do. */
export interface Editor {
  backend: Backend;
  stored: Stored;
  draft: Draft;
  /** What a file says now, with the changes that aren't saved yet. */
  data(file: string): Fields | undefined;
  change(file: string, at: Path, value: unknown): void;
  /** Like change, and offers to undo it. */
  remove(file: string, at: Path, value: unknown, what: string): void;
  /** Changes a file's text as it is, where no form can be made for it. */
  changeText(file: string, text: string): void;
  addFile(file: string, data: Fields): void;
  removeFile(file: string, what: string): void;
  /** Puts a photo beside a file and returns what to write into that file. */
  addPhoto(file: string, photo: File): Promise<string>;
  discard(): void;
  /** Drops what was added and left empty. Before the review, gives new files their final names. */
  tidy(open: Route): void;
  /** What will be saved: the draft without what is left out. */
  chosen: Draft;
  /** Leaves a change out of the next save, or takes it in again. */
  leaveOut(parts: DescribedLine['parts'], isOut: boolean): void;
  save(): Promise<void>;
  /** Drafts what takes a past save back. False: there is nothing left to take back. */
  undoSave(id: string): Promise<boolean>;
  conflicts: FileConflict[];
  resolve(choices: readonly ('ours' | 'theirs')[]): void;
  status: Status;
  /** Where the last save is on its way to the site; undefined when there is none. */
  publishing: Publishing | undefined;
  signOut: (() => void) | undefined;
}

export type Status =
  | { step: 'editing' }
  | { step: 'saving'; percent?: number }
  | { step: 'failed'; words: string; needsSignIn: boolean }
  | { step: 'saved' };

export const EditorContext = createContext<Editor | undefined>(undefined);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}
