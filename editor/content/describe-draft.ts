import type { Fields } from '../../model/compare.ts';
import type { ListedKind } from '../../model/content-files.ts';
import { fileOf, formOf, isListed, kindOf, titleOf } from './content-kinds.ts';
import {
  type DescribedChange,
  describeChanges,
  formatChange,
  withoutChanges,
} from './describe-changes.ts';
import {
  type Draft,
  type DraftFile,
  dataIn,
  dataOf,
  formPathsIn,
  isRemoved,
  shownPictures,
  withFile,
} from './draft.ts';
import { labelOf } from './labels.ts';
import type { Stored } from './stored-content.ts';

export interface DescribedFile {
  /** Undefined for a new order, which is in several files. */
  file?: string;
  title: string;
  changes: DescribedLine[];
}

export interface DescribedLine {
  line: string;
  /** The changes in this line, which are left out together. A key identifies the same change across edits. */
  parts: { file: string; key: string }[];
  warning?: string | undefined;
}

/** Describes a draft's changes by file. The notice and a new order have their own headings. */
export function describeDraft(stored: Stored, draft: Draft): DescribedFile[] {
  const moves: Record<string, DescribedLine['parts']> = {};
  const files = Object.entries(draft.files).flatMap(([file, changed]): DescribedFile[] => {
    const before = dataIn(stored.files[file]?.text);
    const kind = kindOf(file);
    const order = kind && isListed(kind) ? ORDERS[kind] : undefined;
    const notice: DescribedLine[] = [];
    const others: DescribedLine[] = [];
    for (const change of changesIn(stored, file, changed)) {
      const { what, key, warning } = change;
      const line = formatChange(change)
        .replace(/^Notice, (?:text: )?(.)/, (_, first) => first.toUpperCase())
        .replace('Removed “Notice”', 'Removed');
      const parts = [{ file, key }];
      if (order && what === labelOf(order.field))
        moves[order.title] = [...(moves[order.title] ?? []), ...parts];
      else (file === FARM && NOTICE.test(what) ? notice : others).push({ line, parts, warning });
    }
    return [
      { file, title: 'Notice', changes: notice },
      { file, title: titleOf(file, changed.data ?? before), changes: others },
    ];
  });
  const orders = Object.entries(moves).map(([title, parts]) => ({
    title,
    changes: [{ line: `New order: ${titlesLike(stored, draft, parts).join(', ')}`, parts }],
  }));
  return [...files, ...orders].filter(({ changes }) => changes.length > 0);
}

const FARM = fileOf('farm');
const NOTICE = /^(?:Notice, |Removed “Notice”$)/;
/** The heading of a new order, and the field with the order number. */
const ORDERS: Record<ListedKind, { title: string; field: string }> = {
  sections: { title: 'What you sell', field: 'order' },
  posts: { title: 'Blog posts', field: 'number' },
};

/** The titles of all files of the same kind, in their order. */
const titlesLike = (stored: Stored, draft: Draft, [one]: DescribedLine['parts']) =>
  formPathsIn(stored, draft)
    .filter((file) => one && kindOf(file) === kindOf(one.file))
    .map((file) => titleOf(file, dataOf(stored, draft, file)));

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
  const added = kind === 'posts' ? 'New blog post' : 'Added';
  const what = isRemoved(changed) ? 'Removed' : isStored ? 'Fixed the text' : added;
  return [{ what, key: `${what} ${JSON.stringify([data, text])}` }];
}

/** The part of the draft that is saved. Left-out changes stay in the draft itself. */
export function withoutLeftOut(stored: Stored, draft: Draft): Draft {
  if (Object.values(draft.files).every(({ leftOut }) => !leftOut)) return draft;
  const isLeftOut = ({ file, key }: DescribedLine['parts'][number]) =>
    draft.files[file]?.leftOut?.includes(key);
  const partsOut = describeDraft(stored, draft)
    .flatMap(({ changes }) => changes)
    .flatMap(({ parts }) => (parts.some(isLeftOut) ? parts : []));
  let included: Draft = { ...draft, files: {} };
  for (const [file, changed] of Object.entries(draft.files)) {
    const leftOut = new Set(partsOut.filter((part) => part.file === file).map(({ key }) => key));
    const changes = changesIn(stored, file, changed);
    const kind = kindOf(file);
    if (changes.every(({ key }) => leftOut.has(key))) continue;
    included = { ...included, files: { ...included.files, [file]: changed } };
    if (!kind || !changes.some(({ key }) => leftOut.has(key))) continue;
    const before = dataIn(stored.files[file]?.text);
    const data = withoutChanges(formOf(kind), before, changed.data, leftOut);
    included = withFile(stored, included, file, data as Fields);
  }
  included = withOwnPlaces(stored, included);
  const [shown, shownNow] = [shownPictures(stored, draft), shownPictures(stored, included)];
  const photos = Object.entries(draft.photos).filter(
    ([path]) => shownNow.has(path) || !shown.has(path),
  );
  return { ...included, photos: Object.fromEntries(photos) };
}

/** Without the new order, a new file that was moved has the number of another file. It gets the next free one. */
function withOwnPlaces(stored: Stored, draft: Draft): Draft {
  let result = draft;
  for (const [file, { base, data }] of Object.entries(draft.files)) {
    const kind = kindOf(file);
    if (base !== null || !data || !kind || !isListed(kind)) continue;
    const { field } = ORDERS[kind];
    const others = formPathsIn(stored, result)
      .filter((other) => other !== file && kindOf(other) === kind)
      .map((other) => Number(dataOf(stored, result, other)?.[field]));
    if (!others.includes(Number(data[field]))) continue;
    result = withFile(stored, result, file, { ...data, [field]: Math.max(...others) + 1 });
  }
  return result;
}

const MAX_HEADLINE_LENGTH = 72;

/** The commit message for a draft. */
export function commitMessage(stored: Stored, draft: Draft) {
  const lines = describeDraft(stored, draft).flatMap(({ title, changes }) =>
    changes.map(({ line }) =>
      /^(?:Added|Removed)$/.test(line) ? `${line} ${title}` : `${title}: ${line}`,
    ),
  );
  const [first = 'No changes', ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const room = MAX_HEADLINE_LENGTH - more.length;
  const headline = `${first.length > room ? `${first.slice(0, room - 1)}…` : first}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}
