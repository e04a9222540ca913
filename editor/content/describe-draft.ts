import type { Fields } from '../../model/compare.ts';
import { isListed, type ListedKind } from '../../model/content-files.ts';
import { formFor, kindOf, titleOf } from './content-kinds.ts';
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
  publishedText,
  validPathsIn,
} from './draft.ts';
import { excerpt } from './excerpt.ts';
import type { Published } from './published-content.ts';
import type { Path } from './values.ts';

export interface DescribedFile {
  /** The files that are left out together. A new order is in several. */
  files: string[];
  title: string;
  changes: DescribedLine[];
}

export interface DescribedLine {
  line: string;
  /** Where the change was made. */
  at: Path;
  warning?: string | undefined;
}

/** Describes a draft's changes by file. A new order has its own heading. */
export function describeDraft(published: Published, draft: Draft): DescribedFile[] {
  const moved = new Map<ListedKind, string[]>();
  const described = Object.entries(draft.files).map(([file, changed]): DescribedFile => {
    const kind = kindOf(file);
    const listed = kind && isListed(kind) ? kind : undefined;
    const all = changesIn(published, file, changed);
    const changes = all.filter(({ at }) => !(listed && at[0] === ORDERS[listed].field));
    if (listed && changes.length < all.length)
      moved.set(listed, [...(moved.get(listed) ?? []), file]);
    return {
      files: [file],
      title: titleOf(file, changed.data ?? parseData(publishedText(published, file))),
      changes: changes.map((change) => ({ ...change, line: formatChange(change) })),
    };
  });
  const orders = [...moved].map(([kind, files]) => ({
    files,
    title: ORDERS[kind].title,
    changes: [{ line: `New order: ${titlesOf(kind, published, draft).join(', ')}`, at: [] }],
  }));
  return [...described, ...orders].filter(({ changes }) => changes.length > 0);
}

/** The title of a file and the name of a field in it. */
export function describeLocation(file: string, data: Fields | undefined, path: Path) {
  const form = formFor(file);
  const label = form && data && path.length > 0 ? describePath(form, data, path) : undefined;
  return { title: titleOf(file, data), label };
}

/** The heading of a new order, and the field with the order number. */
export const ORDERS: Record<ListedKind, { title: string; field: string }> = {
  sections: { title: 'What you sell', field: 'order' },
  posts: { title: 'Blog posts', field: 'number' },
};

export const titlesOf = (kind: ListedKind, published: Published, draft: Draft) =>
  validPathsIn(published, draft, kind).map((file) =>
    titleOf(file, currentData(published, draft, file)),
  );

function changesIn(published: Published, file: string, changed: DraftFile): DescribedChange[] {
  const form = formFor(file);
  const before = parseData(publishedText(published, file)) ?? parseData(changed.base);
  const found = form && before && changed.data ? describeChanges(form, before, changed.data) : [];
  if (found.length > 0) return found;
  const added = kindOf(file) === 'posts' ? 'New blog post' : 'Added';
  const isNew = publishedText(published, file) === null;
  const what = isRemoved(changed) ? 'Removed' : isNew ? added : 'Fixed the text';
  return [{ what, at: [] }];
}

const MAX_HEADLINE_LENGTH = 72;

/** The commit message for a draft. */
export function commitMessage(published: Published, draft: Draft) {
  const lines = describeDraft(published, draft).flatMap(({ title, changes }) =>
    changes.map(({ line }) =>
      /^(?:Added|Removed)$/.test(line) ? `${line} ${title}` : `${title}: ${line}`,
    ),
  );
  const [first = 'No changes', ...others] = lines;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const maxLength = MAX_HEADLINE_LENGTH - more.length - 1;
  // Where a long line is cut, the new text matters more than the old one.
  const shown = first.length > maxLength ? first.replace(/: (?:(?!: ).)* → /, ' → ') : first;
  const headline = `${excerpt(shown, maxLength)}${more}`;
  return { headline, body: lines.length > 1 || headline !== first ? lines.join('\n') : '' };
}
