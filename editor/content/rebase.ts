import type { Fields } from '../../model/compare.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import {
  awaitsRepair,
  type Draft,
  type DraftFile,
  draftFileOf,
  EMPTY_DRAFT,
  parseData,
  publishedText,
  textOfFile,
  withDraftFile,
} from './draft.ts';
import { type Choice, type Choose, type Conflict, merge } from './merge.ts';
import type { Published } from './published-content.ts';

export interface FileConflict extends Conflict {
  file: string;
  /** The merged data that the path is in. */
  data: Fields | undefined;
  /** Ours reverts a past save. */
  isUndo: boolean;
}

interface RebasedFile {
  file: DraftFile;
  conflicts: Conflict[];
}

/** Rebases a file onto the published content, with the chosen value for each conflict. */
function rebaseFile(
  published: Published,
  path: string,
  file: DraftFile,
  choose: Choose = keepBoth,
): RebasedFile {
  const now = publishedText(published, path);
  if (awaitsRepair(file, now)) return { file, conflicts: [] };
  const onto = { ...file, base: now };
  const { data: ours, text, ...others } = onto;
  const isSameText = (text !== undefined || !ours) && (textOfFile(file) ?? null) === now;
  if (now === file.base || isSameText) return { file: onto, conflicts: [] };
  const [base, theirs] = [parseData(file.base), parseData(now)];
  const wholeFile = (): RebasedFile => {
    // If the text was edited, its comments are part of the question.
    const versions =
      text === undefined && theirs
        ? { ours: ours ?? undefined, theirs }
        : { ours: textOfFile(file), theirs: now ?? undefined };
    const conflict = { path: [], base, ...versions };
    const chosen = choose(conflict) === 'ours' ? onto : draftFileOf(published, EMPTY_DRAFT, path);
    return { file: chosen, conflicts: [conflict] };
  };
  if (!ours || !theirs) return wholeFile();
  const { value, conflicts } = merge(base, ours, theirs, choose);
  const data = value as Fields;
  const hasOnlyData = (side: string | null | undefined, sideData: Fields) =>
    side === rewriteYaml(base ? (file.base ?? '') : '', sideData);
  if (text === undefined || hasOnlyData(textOfFile(file), ours))
    return { file: { ...others, data }, conflicts };
  // If both changed comments or layout, the owner has to choose a version.
  return hasOnlyData(now, theirs) ? { file: { ...others, data, text }, conflicts } : wholeFile();
}

/** Our value, or theirs where we removed it, so that the merged data has the path of every conflict. */
const keepBoth: Choose = ({ ours }) => (ours === undefined ? 'theirs' : 'ours');

/** Rebases the draft onto the published content. A file with conflicts stays as it is until they are resolved. */
export function rebaseDraft(published: Published, draft: Draft): Draft {
  let result = draft;
  for (const [path, file] of Object.entries(draft.files)) {
    const rebased = rebaseFile(published, path, file);
    if (rebased.conflicts.length === 0) result = withDraftFile(result, path, rebased.file);
  }
  return result;
}

/** What was changed both here and elsewhere. */
export const conflictsIn = (published: Published, draft: Draft): FileConflict[] =>
  Object.entries(draft.files).flatMap(([path, changed]) => {
    const { file, conflicts } = rebaseFile(published, path, changed);
    const [data, isUndo] = [file.data ?? undefined, changed.isUndo === true];
    return conflicts.map((each) => ({ ...each, file: path, data, isUndo }));
  });

/** Identifies a conflict with its values, so that an answer never decides another question. */
export const conflictKey = ({ file, path, ours, theirs }: Conflict & { file: string }) =>
  JSON.stringify([file, path, ours, theirs]);

/** Resolves the files whose conflicts are all answered. */
export function resolveConflicts(
  published: Published,
  draft: Draft,
  choices: ReadonlyMap<string, Choice>,
): Draft {
  let result = draft;
  for (const [path, changed] of Object.entries(draft.files)) {
    const answerTo = (conflict: Conflict) => choices.get(conflictKey({ ...conflict, file: path }));
    const { file, conflicts } = rebaseFile(
      published,
      path,
      changed,
      (each) => answerTo(each) ?? 'ours',
    );
    if (conflicts.length > 0 && conflicts.every(answerTo))
      result = withDraftFile(result, path, file);
  }
  return result;
}
