import { type Fields, isEqual, isRecord } from '../../model/compare.ts';
import { type ContentKind, kindNames } from '../../model/content-files.ts';
import { baseName, folderOf, joinPath, resolvePath, stemOf } from '../../model/content-folder.ts';
import { readYaml } from '../../model/read-yaml.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { formOf, isInPhotoFolder, isListed, kindOf } from './content-kinds.ts';
import { fileNameFor } from './file-names.ts';
import { type Conflict, merge } from './merge.ts';
import type { Change, Stored } from './stored-content.ts';
import type { Path } from './values.ts';

/** The changes on this device that aren't saved yet. */
export interface Draft {
  files: Readonly<Record<string, DraftFile>>;
  /** New photos, already re-encoded. */
  photos: Readonly<Record<string, Blob>>;
}

export interface DraftFile {
  /** The text that the changes are based on; null: the file is new. */
  base: string | null;
  /** The changed data; null: the file is removed, or its text is invalid YAML. */
  data: Fields | null;
  /** The exact text to save, if the owner edited it directly or an undo restores it. */
  text?: string;
  /** The keys of changes that the next save leaves out. */
  leftOut?: readonly string[];
}

export const EMPTY_DRAFT: Draft = { files: {}, photos: {} };

export const isEmpty = ({ files }: Draft) => Object.keys(files).length === 0;

/** Whether a draft is based on the stored content. */
export const isBasedOn = (stored: Stored, { files }: Draft) =>
  Object.entries(files).every(([path, { base }]) => base === (stored.files[path]?.text ?? null));

export const isRemoved = (file: DraftFile | undefined) =>
  file?.data === null && file.text === undefined;

const parsed = new Map<string, Fields | undefined>();

/** Parses a file's text; undefined if it is invalid. Caches the results. */
export function parseData(text: string | null | undefined): Fields | undefined {
  if (text === null || text === undefined) return undefined;
  if (!parsed.has(text)) {
    const { data } = readYaml('', text);
    parsed.set(text, isRecord(data) ? data : undefined);
  }
  return parsed.get(text);
}

export function currentData(stored: Stored, draft: Draft, path: string): Fields | undefined {
  const changed = draft.files[path];
  return changed ? (changed.data ?? undefined) : parseData(stored.files[path]?.text);
}

/** The text to save for a file; undefined if the file is removed. */
export function textOf(stored: Stored, draft: Draft, path: string): string | undefined {
  const before = stored.files[path]?.text;
  const changed = draft.files[path];
  if (!changed) return before;
  const { data, text } = changed;
  return data === null ? text : rewriteYaml(text ?? before ?? '', data);
}

/** Changes the data of a file; null removes the file. */
export function withFile(stored: Stored, draft: Draft, path: string, data: Fields | null): Draft {
  const { [path]: before, ...others } = draft.files;
  const base = before?.base ?? stored.files[path]?.text ?? null;
  const text = data === null ? undefined : before?.text;
  const isMissing = base === null && !stored.files[path];
  const storedData = isMissing ? null : parseData(base);
  const isUnchanged = text === undefined && isEqual(data, storedData);
  const leftOut = before?.leftOut;
  const file = { base, data, ...(text !== undefined && { text }), ...(leftOut && { leftOut }) };
  return { ...draft, files: isUnchanged ? others : { ...others, [path]: file } };
}

/** A draft in which the text was edited directly, valid YAML or not. */
export function withText(stored: Stored, draft: Draft, path: string, text: string): Draft {
  const { [path]: before, ...others } = draft.files;
  const base = before?.base ?? stored.files[path]?.text ?? null;
  const file = { base, data: parseData(text) ?? null, text };
  return { ...draft, files: text === base ? others : { ...others, [path]: file } };
}

/** All content files, including new ones, in the site's order. */
export function pathsIn(stored: Stored, draft: Draft): string[] {
  const all = new Set([...Object.keys(stored.files), ...Object.keys(draft.files)]);
  return [...all]
    .filter((path) => !isRemoved(draft.files[path]))
    .flatMap((path) => {
      const kind = kindOf(path);
      if (!kind) return [];
      const { order, number } = currentData(stored, draft, path) ?? {};
      const descending = number === undefined ? undefined : -Number(number);
      return [
        { path, group: KIND_ORDER.indexOf(kind), position: Number(order ?? descending ?? 0) || 0 },
      ];
    })
    .sort((a, b) => a.group - b.group || a.position - b.position || (a.path < b.path ? -1 : 1))
    .map(({ path }) => path);
}

/** The kinds that owners change most come first. */
const KIND_ORDER: ContentKind[] = [...new Set<ContentKind>(['sections', 'posts', ...kindNames])];

/** The content files that can be parsed. */
export const validPathsIn = (stored: Stored, draft: Draft): string[] =>
  pathsIn(stored, draft).filter((path) => currentData(stored, draft, path));

/** The changes to save: new photos, files, and the removal of unused pictures. */
export function changesOf(stored: Stored, draft: Draft): Change[] {
  const files = Object.keys(draft.files).map((path): Change => {
    const text = textOf(stored, draft, path);
    return text === undefined ? { path, deleted: true } : { path, text };
  });
  const used = usedPictures(stored, draft);
  const added = Object.entries(draft.photos).filter(([path]) => used.has(path));
  return [
    ...added.map(([path, photo]) => ({ path, photo })),
    ...files,
    ...unusedPictures(stored, draft).map((path) => ({ path, deleted: true as const })),
  ];
}

/** Pictures that the changed files used before and that no file uses now. */
export function unusedPictures(stored: Stored, draft: Draft): string[] {
  const before = Object.entries(draft.files).flatMap(([path, { text }]) =>
    picturesIn(path, parseData(stored.files[path]?.text) ?? parseData(text)),
  );
  const used = usedPictures(stored, draft);
  return [...new Set(before)].filter(
    (path) => stored.files[path] && !used.has(path) && isInPhotoFolder(path),
  );
}

/** All pictures that content files use. */
export const usedPictures = (stored: Stored, draft: Draft) =>
  new Set(
    pathsIn(stored, draft).flatMap((path) => picturesIn(path, currentData(stored, draft, path))),
  );

/** The pictures that a file uses, as paths relative to content/. */
export const picturesIn = (path: string, data: unknown) =>
  relativePathsIn(data).map((text) => resolvePath(path, text));

function relativePathsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^\.\.?\//.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(relativePathsIn)
    : [];
}

/** The file and path that are open on the screen. */
interface OpenPath {
  file: string;
  at: Path;
}

/** Drops additions that were left blank, except on the open screen, where they may still be filled in. */
export function withoutBlanks(stored: Stored, draft: Draft, open: OpenPath): Draft {
  let result = draft;
  for (const [path, { base, data }] of Object.entries(draft.files)) {
    if (!data) continue;
    const isOpen = path === open.file;
    const isNew = base === null && !stored.files[path];
    // A new post starts with a number and a day.
    const { number: _number, day: _day, ...typed } = data;
    if (isNew && !isOpen && isBlank(typed)) {
      result = withFile(stored, result, path, null);
      continue;
    }
    const filled = withoutBlankParts(data, parseData(base), isOpen ? open.at : []) as Fields;
    if (!isEqual(filled, data)) result = withFile(stored, result, path, filled);
  }
  return result;
}

/** The third parameter is the path that is open on the screen. */
function withoutBlankParts(value: unknown, before: unknown, [step, ...rest]: Path): unknown {
  const old = (name: string | number) => (before as Fields | undefined)?.[name];
  const prune = (inner: unknown, name: string | number) =>
    withoutBlankParts(inner, old(name), name === step ? rest : []);
  if (Array.isArray(value)) {
    const entries = value.map(prune);
    // Dropping entries would change the open entry's index.
    const dropsBlanks = step === undefined && !(Array.isArray(before) && before.some(isBlank));
    return dropsBlanks ? entries.filter((entry) => !isBlank(entry)) : entries;
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, prune(inner, name)] as const);
  return Object.fromEntries(
    entries.filter(
      ([name, inner]) =>
        typeof inner !== 'object' || name === step || old(name) !== undefined || !isBlank(inner),
    ),
  );
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object'
    ? Object.values(value ?? {}).every(isBlank)
    : value === undefined;
}

/** Renames new files after their titles, and moves their photos. */
export function finalizeNames(stored: Stored, draft: Draft): Draft {
  const files: Record<string, DraftFile> = {};
  const photos = { ...draft.photos };
  for (const [path, file] of Object.entries(draft.files)) {
    const title = file.data?.title;
    const kind = kindOf(path);
    // A file with text is being restored, so it keeps its name.
    const isNew = file.base === null && !stored.files[path] && file.text === undefined;
    const isNewListed = isNew && kind && isListed(kind);
    if (!isNewListed || typeof title !== 'string') {
      files[path] = file;
      continue;
    }
    const folder = folderOf(path);
    const pathOf = (name: string) => joinPath(folder, `${name}.yaml`);
    const others = [...Object.keys(stored.files), ...Object.keys(files)].filter(
      (other) => kindOf(other) === kind,
    );
    const name = fileNameFor(title, others.map(stemOf));
    const [from, to] = [joinPath(folder, `${stemOf(path)}/`), joinPath(folder, `${name}/`)];
    for (const [photo, blob] of Object.entries(draft.photos)) {
      if (!photo.startsWith(from) || from === to) continue;
      delete photos[photo];
      photos[to + baseName(photo)] = blob;
    }
    files[pathOf(name)] = {
      ...file,
      data: withPhotoFolder(file.data, stemOf(path), name) as Fields,
    };
  }
  return { files, photos };
}

function withPhotoFolder(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replace(`./${from}/`, `./${to}/`);
  if (Array.isArray(value)) return value.map((inner) => withPhotoFolder(inner, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPhotoFolder(inner, from, to)]),
  );
}

export interface FileConflict extends Conflict {
  file: string;
}

/** Rebases a draft onto newer content. */
export function rebaseDraft(stored: Stored, draft: Draft) {
  const conflicts: FileConflict[] = [];
  let result: Draft = { ...draft, files: {} };
  for (const [path, file] of Object.entries(draft.files)) {
    const { base, data, text } = file;
    const now = stored.files[path]?.text ?? null;
    const theirs = parseData(now) ?? null;
    if (text !== undefined && (now === base || data === null || theirs === null)) {
      result = { ...result, files: { ...result.files, [path]: { ...file, base: now } } };
      continue;
    }
    const merged =
      now === base ? { value: data, conflicts: [] } : merge(parseData(base) ?? null, data, theirs);
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, file: path })));
    result = withFile(stored, result, path, inFormOrder(path, merged.value as Fields | null));
    if (file.leftOut) result = withLeftOut(result, path, file.leftOut);
  }
  return { draft: result, conflicts };
}

/** Sets which changes of a file the next save leaves out. */
export function withLeftOut(draft: Draft, path: string, keys: readonly string[]): Draft {
  const file = draft.files[path];
  if (!file) return draft;
  const { leftOut: _before, ...others } = file;
  const next = keys.length > 0 ? { ...others, leftOut: keys } : others;
  return { ...draft, files: { ...draft.files, [path]: next } };
}

/**
 * The changes made while a draft was being saved. `stored` includes the saved draft; the caller
 * still has to rebase the result onto it with `rebaseDraft`.
 */
export function draftSince(stored: Stored, sent: Draft, newest: Draft): Draft {
  const paths = Object.keys({ ...newest.files, ...sent.files });
  const files = paths.flatMap((path): [string, DraftFile][] => {
    const [before, now] = [sent.files[path], newest.files[path]];
    if (!before) return now ? [[path, now]] : [];
    if (now && now.text === before.text && isEqual(now.data, before.data)) return [];
    const base = textOf(stored, sent, path) ?? null;
    return [[path, { ...(now ?? { data: parseData(before.base) ?? null }), base }]];
  });
  const photos = Object.entries(newest.photos).filter(([path]) => !(path in sent.photos));
  return { files: Object.fromEntries(files), photos: Object.fromEntries(photos) };
}

/** Sorts top-level fields in the form's order. */
function inFormOrder(path: string, data: Fields | null): Fields | null {
  const kind = kindOf(path);
  if (!data || !kind) return data;
  const order = formOf(kind).fields.map(({ name }) => name);
  const index = (name: string) => order.indexOf(name);
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => index(a) - index(b)));
}
