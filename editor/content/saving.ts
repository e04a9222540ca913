import { type Fields, isEqual, isRecord, valueAt } from '../../model/compare.ts';
import { resolvePath } from '../../model/content-folder.ts';
import { relativePathsIn } from '../../model/texts.ts';
import { isInPhotoFolder } from './content-kinds.ts';
import {
  currentData,
  type Draft,
  isUnchanged,
  parseData,
  pathsIn,
  textOf,
  withDraftFile,
} from './draft.ts';
import type { Change, Published } from './published-content.ts';

/** The changes of a draft, without additions that were left blank. */
export function withoutBlankAdditions({ sent: _sent, ...draft }: Draft): Draft {
  let result: Draft = draft;
  for (const [path, file] of Object.entries(draft.files)) {
    const { base, data } = file;
    const isBlankAddition =
      base === null && file.text === undefined && data !== null && isBlankFile(data);
    if (isBlankAddition || isUnchanged(file)) result = withDraftFile(result, path, undefined);
    else if (data) {
      const filled = withoutBlankParts(data, parseData(base)) as Fields;
      if (!isEqual(filled, data)) result = withDraftFile(result, path, { ...file, data: filled });
    }
  }
  return result;
}

/** Whether nothing was typed into a new file. A new post starts with a number and a date. */
const isBlankFile = ({ number: _number, day: _day, ...typed }: Fields) => isBlank(typed);

function withoutBlankParts(value: unknown, before: unknown): unknown {
  const old = (name: string | number) => valueAt(before, [name]);
  if (Array.isArray(value)) {
    const entries = value.map((entry, i) => withoutBlankParts(entry, old(i)));
    const hadBlanks = Array.isArray(before) && before.some(isBlank);
    return hadBlanks ? entries : entries.filter((entry) => !isBlank(entry));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, withoutBlankParts(inner, old(name))] as const)
      .filter(([name, inner]) => {
        if (typeof inner !== 'object' || old(name) !== undefined) return true;
        // New prices start with a title.
        return !isBlank(valueAt(value, [name, 'rows']) ?? inner);
      }),
  );
}

/** Whether nothing was typed. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object'
    ? Object.values(value ?? {}).every(isBlank)
    : value === undefined;
}

/** The changes to save: new photos, files, and the removal of unused pictures. */
export function changesOf(published: Published, draft: Draft): Change[] {
  const files = Object.keys(draft.files).map((path): Change => {
    const text = textOf(published, draft, path);
    return text === undefined ? { path, deleted: true } : { path, text };
  });
  const used = usedPictures(published, draft);
  const added = Object.entries(draft.photos).filter(
    ([path]) => used.has(path) && !published.files[path],
  );
  return [
    ...added.map(([path, photo]) => ({ path, photo })),
    ...files,
    ...unusedPictures(published, draft).map((path) => ({ path, deleted: true as const })),
  ];
}

/** Pictures that the changed files used before and that no file uses now. */
export function unusedPictures(published: Published, draft: Draft): string[] {
  const before = Object.entries(draft.files).flatMap(([path, { text }]) =>
    picturesIn(path, parseData(published.files[path]?.text) ?? parseData(text)),
  );
  const used = usedPictures(published, draft);
  return [...new Set(before)].filter(
    (path) => published.files[path] && !used.has(path) && isInPhotoFolder(path),
  );
}

/** Pictures that the changed files use and that someone has removed. */
export function missingPictures(published: Published, draft: Draft): string[] {
  const used = Object.entries(draft.files).flatMap(([path, { data }]) => picturesIn(path, data));
  const isMissing = (path: string) => !published.files[path] && !draft.photos[path];
  return [...new Set(used)].filter(isMissing);
}

/** All pictures that content files use. */
const usedPictures = (published: Published, draft: Draft) =>
  new Set(
    pathsIn(published, draft).flatMap((path) =>
      picturesIn(path, currentData(published, draft, path)),
    ),
  );

/** The pictures that a file uses, as paths relative to content/. */
export const picturesIn = (path: string, data: unknown) =>
  relativePathsIn(data).map((text) => resolvePath(path, text));
