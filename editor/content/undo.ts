import type { Fields } from '../../model/compare.ts';
import { kindOf } from './content-kinds.ts';
import { type DescribedFile, describeDraft } from './describe-draft.ts';
import { type Draft, type DraftFile, draftFileOf, parseData, withDraftFile } from './draft.ts';
import { merge } from './merge.ts';
import type { Published, PublishedFile } from './published-content.ts';
import { pendingIn } from './sent.ts';

/** A file before and after a past save; undefined: there was no file. */
export interface PastChange {
  path: string;
  before?: PublishedFile | undefined;
  after?: PublishedFile | undefined;
}

/** The differences between two snapshots. */
export function changesBetween(
  before: Published['files'],
  after: Published['files'],
): PastChange[] {
  const paths = Object.keys({ ...before, ...after });
  return paths
    .filter((path) => before[path]?.id !== after[path]?.id)
    .map((path) => ({ path, before: before[path], after: after[path] }));
}

/** The draft's file for a change from one version to another, with its comments. */
const draftFileFor = (
  from: PublishedFile | undefined,
  to: PublishedFile | undefined,
): DraftFile => ({
  base: from?.text ?? null,
  data: parseData(to?.text) ?? null,
  ...(to?.text !== undefined && { text: to.text }),
});

/** Describes what a past save changed. */
export function describePastChanges(changes: readonly PastChange[]): DescribedFile[] {
  const files: Record<string, PublishedFile> = {};
  const changed: Record<string, DraftFile> = {};
  for (const { path, before, after } of changes.filter(({ path }) => kindOf(path))) {
    if (before) files[path] = before;
    changed[path] = draftFileFor(before, after);
  }
  return describeDraft({ version: '', files }, { files: changed, photos: {} });
}

/** The changes that revert a past save. They are based on the snapshot after that save. */
export function revertedFiles(changes: readonly PastChange[]): Record<string, DraftFile> {
  return Object.fromEntries(
    changes
      .filter(({ path }) => kindOf(path))
      .map(({ path, before, after }) => [path, { ...draftFileFor(after, before), isUndo: true }]),
  );
}

/** Adds reverted files to a draft. What was typed or sent in the same place meanwhile stays. */
export function withReverted(
  published: Published,
  draft: Draft,
  reverted: Readonly<Record<string, DraftFile>>,
): Draft {
  let result = draft;
  const changed = { ...pendingIn(draft)?.files, ...draft.files };
  for (const [path, file] of Object.entries(reverted)) {
    const typed = draftFileOf(published, draft, path);
    if (!changed[path]) result = withDraftFile(result, path, file);
    else if (typed.data && file.data) {
      const data = merge(parseData(file.base), typed.data, file.data, () => 'ours').value as Fields;
      result = withDraftFile(result, path, { ...typed, data });
    }
  }
  return result;
}
