import type { Fields } from '../../model/compare.ts';
import type { ListedKind } from '../../model/content-files.ts';
import { fileOf, formOf, isListed, kindOf, titleOf } from './content-kinds.ts';
import {
  type DescribedChange,
  describeChanges,
  describePath,
  formatChange,
} from './describe-changes.ts';
import {
  currentData,
  type Draft,
  type DraftFile,
  isRemoved,
  parseData,
  validPathsIn,
} from './draft.ts';
import { fieldAt, type Group } from './form.ts';
import { labelOf } from './labels.ts';
import type { Stored } from './stored-content.ts';
import type { Path } from './values.ts';

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
    const before = parseData(stored.files[file]?.text);
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

/** The title of a file and the name of a field in it. The notice is a title of its own. */
export function describeLocation(file: string, data: Fields | undefined, path: Path) {
  const kind = kindOf(file);
  const form = kind && formOf(kind);
  const notice = file === FARM && path[0] === 'notice' && form && fieldAt(form, ['notice']);
  if (notice) {
    const label = describePath(notice as Group, data?.notice, path.slice(1));
    return { title: 'Notice', label };
  }
  const label = form && data && path.length > 0 ? describePath(form, data, path) : undefined;
  return { title: titleOf(file, data), label };
}

const NOTICE = /^(?:Notice, |Removed “Notice”$)/;
/** The heading of a new order, and the field with the order number. */
export const ORDERS: Record<ListedKind, { title: string; field: string }> = {
  sections: { title: 'What you sell', field: 'order' },
  posts: { title: 'Blog posts', field: 'number' },
};

/** The titles of all files of the same kind, in their order. */
const titlesLike = (stored: Stored, draft: Draft, [one]: DescribedLine['parts']) =>
  validPathsIn(stored, draft)
    .filter((file) => one && kindOf(file) === kindOf(one.file))
    .map((file) => titleOf(file, currentData(stored, draft, file)));

export function changesIn(stored: Stored, file: string, changed: DraftFile): DescribedChange[] {
  const { data, text } = changed;
  const kind = kindOf(file);
  const isStored = stored.files[file] !== undefined;
  const before = parseData(stored.files[file]?.text);
  const found =
    !isRemoved(changed) && kind && before && data
      ? describeChanges(formOf(kind), before, data)
      : [];
  if (found.length > 0) return found;
  const added = kind === 'posts' ? 'New blog post' : 'Added';
  const what = isRemoved(changed) ? 'Removed' : isStored ? 'Fixed the text' : added;
  return [{ what, key: `${what} ${JSON.stringify([data, text])}` }];
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
  const maxLength = MAX_HEADLINE_LENGTH - more.length;
  const headline = `${first.length > maxLength ? `${first.slice(0, maxLength - 1)}…` : first}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}
