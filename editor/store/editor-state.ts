import type { Failure } from '../backend.ts';
import { currentData, type Draft, type DraftFile, isEmpty, type Sent } from '../content/draft.ts';
import { followPath } from '../content/follow-path.ts';
import type { Published } from '../content/published-content.ts';
import { conflictsIn, type FileConflict } from '../content/rebase.ts';
import { withoutBlankAdditions } from '../content/saving.ts';
import { pendingIn, withPending } from '../content/sent.ts';
import type { Path } from '../content/values.ts';
import type { Publishing } from './publishing.ts';

type SaveStep =
  | { step: 'editing' }
  | { step: 'saving'; percent?: number }
  /** While something is pending, it may have been saved all the same. */
  | (Failure & { step: 'failed' })
  | { step: 'saved'; version: string };

/** What the Undo button restores: some files before a removal. */
interface Undo {
  what: string;
  files: Readonly<Record<string, DraftFile>>;
  newSection: string | undefined;
}

export interface StateValues {
  /** As last loaded. */
  published: Published;
  draft: Draft;
  save: SaveStep;
  /** The last removal, until something else is changed. */
  undo: Undo | undefined;
  /** How many photos are being processed. */
  processing: number;
  /** The states around each rebase, which may have moved list entries. */
  rebases: readonly { before: EditorState; after: EditorState }[];
  /** Whether the draft would survive closing the page. */
  isStored: boolean;
  /** Whether this tab is the one that writes. */
  isWriter: boolean;
  /** Why `published` may be outdated. */
  offline: Failure | undefined;
  publishing: Publishing | undefined;
}

/** A snapshot of the editor's state. What can be derived from it is computed on first use. */
export class EditorState {
  readonly values: StateValues;
  #base: Published | undefined;
  #included: Draft | undefined;
  #tidy: Draft | undefined;
  #conflicts: FileConflict[] | undefined;

  constructor(values: StateValues) {
    this.values = values;
  }

  /** What the draft is based on: the published content, with what was sent. */
  get base() {
    this.#base ??= withPending(this.values.published, this.draft);
    return this.#base;
  }
  get draft() {
    return this.values.draft;
  }

  /** A file's data with the draft's changes. */
  readonly data = (file: string) => currentData(this.base, this.draft, file);

  /** A key that stays with a list entry when changes from elsewhere move it. */
  keyOf(file: string, path: Path): string {
    let place = path;
    for (const [i, { before, after }] of [...this.values.rebases.entries()].reverse()) {
      const earlier = followPath(after.data(file), before.data(file), place);
      if (!earlier) return `${i} ${file} ${place.join(' ')}`;
      place = earlier;
    }
    return `${file} ${place.join(' ')}`;
  }

  /** The draft without blank additions. */
  get tidyDraft(): Draft {
    this.#tidy ??= withoutBlankAdditions(this.draft);
    return this.#tidy;
  }

  /** Where a value of the tidy draft is in the draft, which may have blank entries before it. */
  readonly placeInDraft = (file: string, path: Path): Path =>
    followPath(currentData(this.base, this.tidyDraft, file), this.data(file), path) ?? path;

  /** What the next save writes. */
  get included(): Draft {
    const isIn = ([, file]: [string, DraftFile]) => !file.isLeftOut;
    this.#included ??= {
      ...this.tidyDraft,
      files: Object.fromEntries(Object.entries(this.tidyDraft.files).filter(isIn)),
    };
    return this.#included;
  }

  /** What was sent and may have arrived. */
  get pending(): Sent | undefined {
    return pendingIn(this.draft);
  }

  /** Whether everything that was typed here is published. */
  get isClean(): boolean {
    return isEmpty(this.tidyDraft) && !this.pending;
  }

  get conflicts(): FileConflict[] {
    this.#conflicts ??= conflictsIn(this.base, this.draft);
    return this.#conflicts;
  }
}
