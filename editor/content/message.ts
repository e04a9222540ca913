import type { Fields } from '../../model/compare.ts';
import { changesInWords, inOneLine, withoutChanges } from './changes-in-words.ts';
import { type Draft, dataIn, isRemoved, shownPictures, withFile } from './draft.ts';
import { formOf, kindOf, titleOf } from './kinds.ts';
import type { Stored } from './stored.ts';

export interface FileInWords {
  file: string;
  title: string;
  changes: LineInWords[];
}

export interface LineInWords {
  line: string;
  /** Names the change while the draft lasts. */
  key: string;
  what: string;
}

/** What a draft changes, file by file, in the owner's words. */
export const draftInWords = (stored: Stored, draft: Draft): FileInWords[] =>
  Object.entries(draft.files).map(([file, changed]) => {
    const { data } = changed;
    const kind = kindOf(file);
    const before = dataIn(stored.files[file]?.text);
    const isWhole = isRemoved(changed) || !stored.files[file];
    const found =
      !isWhole && kind && before && data ? changesInWords(formOf(kind), before, data) : [];
    const whole = isRemoved(changed) ? 'Removed' : stored.files[file] ? 'Its text is fixed' : 'New';
    const changes = found.length > 0 ? found : [{ what: whole }];
    return {
      file,
      title: titleOf(file, data ?? before),
      changes: changes.map((change) => ({
        line: inOneLine(change),
        key: `${file}: ${change.what}`,
        what: change.what,
      })),
    };
  });

/** The draft without the changes that are left out of this save. They stay in the draft itself. */
export function withoutLeftOut(stored: Stored, draft: Draft, leftOut: ReadonlySet<string>): Draft {
  if (leftOut.size === 0) return draft;
  let chosen: Draft = { ...draft, files: {} };
  for (const { file, changes } of draftInWords(stored, draft)) {
    const out = changes.filter(({ key }) => leftOut.has(key)).map(({ what }) => what);
    const changed = draft.files[file];
    const kind = kindOf(file);
    if (!changed || out.length === changes.length) continue;
    chosen = { ...chosen, files: { ...chosen.files, [file]: changed } };
    if (out.length === 0 || !kind) continue;
    const before = dataIn(stored.files[file]?.text);
    const data = withoutChanges(formOf(kind), before, changed.data, new Set(out));
    chosen = withFile(stored, chosen, file, data as Fields);
  }
  const [shown, shownNow] = [shownPictures(stored, draft), shownPictures(stored, chosen)];
  const photos = Object.entries(draft.photos).filter(
    ([path]) => shownNow.has(path) || !shown.has(path),
  );
  return { ...chosen, photos: Object.fromEntries(photos) };
}

const LONGEST_HEADLINE = 72;

/** What the history of the site's files says about a save. */
export function messageFor(stored: Stored, draft: Draft) {
  const lines = draftInWords(stored, draft).flatMap(({ title, changes }) =>
    changes.map(({ line }) => `${title}: ${line}`),
  );
  const [first = 'No changes', ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const room = LONGEST_HEADLINE - more.length;
  const headline = `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}
