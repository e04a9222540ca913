import type { Fields } from '../../model/compare.ts';
import { fileOf, formOf, kindOf, titleOf } from './content-kinds.ts';
import {
  type DescribedChange,
  describeChanges,
  formatChange,
  withoutChanges,
} from './describe-changes.ts';
import { type Draft, type DraftFile, dataIn, isRemoved, shownPictures, withFile } from './draft.ts';
import type { Stored } from './stored-content.ts';

export interface DescribedFile {
  file: string;
  title: string;
  changes: DescribedLine[];
}

export interface DescribedLine {
  line: string;
  /** Names the change while it says the same. */
  key: string;
  warning?: string | undefined;
}

/** What a draft changes, file by file, in the owner's words. The notice is listed by itself. */
export const describeDraft = (stored: Stored, draft: Draft): DescribedFile[] =>
  Object.entries(draft.files).flatMap(([file, changed]) => {
    const before = dataIn(stored.files[file]?.text);
    const changes = changesIn(stored, file, changed);
    const notice = file === FARM ? changes.filter(({ what }) => NOTICE.test(what)) : [];
    const others = changes.filter((change) => !notice.includes(change));
    return [
      { file, title: 'Notice', changes: notice.map(inLine) },
      { file, title: titleOf(file, changed.data ?? before), changes: others.map(inLine) },
    ].filter(({ changes }) => changes.length > 0);
  });

const FARM = fileOf('farm');
const NOTICE = /^(?:Notice, |Removed: Notice$)/;

const inLine = (change: DescribedChange): DescribedLine => ({
  line: formatChange(change).replace(/^Notice, (.)/, (_, first) => first.toUpperCase()),
  key: change.key,
  warning: change.warning,
});

function changesIn(stored: Stored, file: string, changed: DraftFile): DescribedChange[] {
  const { data, text } = changed;
  const kind = kindOf(file);
  const isStored = stored.files[file] !== undefined;
  const before = dataIn(stored.files[file]?.text);
  const found =
    !isRemoved(changed) && kind && before && data
      ? describeChanges(formOf(kind), before, data)
      : [];
  if (found.length > 0) return found;
  const added = kind === 'posts' ? 'New blog post' : 'New';
  const what = isRemoved(changed) ? 'Removed' : isStored ? 'Text fixed' : added;
  return [{ what, key: `${what} ${JSON.stringify([data, text])}` }];
}

/** The draft without the changes that are left out of this save. They stay in the draft itself. */
export function withoutLeftOut(stored: Stored, draft: Draft): Draft {
  if (Object.values(draft.files).every(({ leftOut }) => !leftOut)) return draft;
  let chosen: Draft = { ...draft, files: {} };
  for (const [file, changed] of Object.entries(draft.files)) {
    const leftOut = new Set(changed.leftOut);
    const changes = changesIn(stored, file, changed);
    const kind = kindOf(file);
    if (changes.every(({ key }) => leftOut.has(key))) continue;
    chosen = { ...chosen, files: { ...chosen.files, [file]: changed } };
    if (!kind || !changes.some(({ key }) => leftOut.has(key))) continue;
    const before = dataIn(stored.files[file]?.text);
    const data = withoutChanges(formOf(kind), before, changed.data, leftOut);
    chosen = withFile(stored, chosen, file, data as Fields);
  }
  const [shown, shownNow] = [shownPictures(stored, draft), shownPictures(stored, chosen)];
  const photos = Object.entries(draft.photos).filter(
    ([path]) => shownNow.has(path) || !shown.has(path),
  );
  return { ...chosen, photos: Object.fromEntries(photos) };
}

const MAX_HEADLINE_LENGTH = 72;

/** What the history of the site's files says about a save. */
export function commitMessage(stored: Stored, draft: Draft) {
  const lines = describeDraft(stored, draft).flatMap(({ title, changes }) =>
    changes.map(({ line }) => `${title}: ${line}`),
  );
  const [first = 'No changes', ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const room = MAX_HEADLINE_LENGTH - more.length;
  const headline = `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}
