import { kindOf } from './content-kinds.ts';
import { type DescribedFile, describeDraft } from './describe-draft.ts';
import { type Draft, type DraftFile, parseData } from './draft.ts';
import type { Stored, StoredFile } from './stored-content.ts';

/** A file before and after a past save; undefined: there was no file. */
export interface PastChange {
  path: string;
  before?: StoredFile | undefined;
  after?: StoredFile | undefined;
}

/** The differences between two snapshots. */
export function changesBetween(before: Stored['files'], after: Stored['files']): PastChange[] {
  const paths = Object.keys({ ...before, ...after });
  return paths
    .filter((path) => before[path]?.id !== after[path]?.id)
    .map((path) => ({ path, before: before[path], after: after[path] }));
}

/** Describes what a past save changed. */
export function describePastChanges(changes: readonly PastChange[]): DescribedFile[] {
  const files: Record<string, StoredFile> = {};
  const changed: Record<string, DraftFile> = {};
  for (const { path, before, after } of changes.filter(({ path }) => kindOf(path))) {
    if (before) files[path] = before;
    changed[path] = {
      base: before?.text ?? null,
      data: parseData(after?.text) ?? null,
      ...(after?.text !== undefined && { text: after.text }),
    };
  }
  return describeDraft({ version: '', files }, { files: changed, photos: {} });
}

/**
 * A draft that reverts a past save. It is based on the snapshot after that save, so `rebaseDraft`
 * merges it with later changes.
 */
export async function undoDraft(
  now: Stored,
  changes: readonly PastChange[],
  picture: (id: string) => Promise<Blob>,
): Promise<Draft> {
  const files: Record<string, DraftFile> = {};
  const photos: Record<string, Blob> = {};
  for (const { path, before, after } of changes) {
    if (kindOf(path)) {
      const data = parseData(before?.text) ?? null;
      const isMerged = data && after && parseData(after.text) && now.files[path]?.id !== after.id;
      files[path] = {
        base: after?.text ?? null,
        data,
        // The text restores comments too. A merge needs only the data.
        ...(before?.text !== undefined && !isMerged && { text: before.text }),
      };
    } else if (before && !now.files[path]) photos[path] = await picture(before.id);
  }
  return { files, photos };
}
