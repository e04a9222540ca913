import { folderOf, joinPath, nameIn, pathFrom, stemOf } from '../../src/content/content-folder.ts';
import { readYaml } from '../../src/content/read-yaml.ts';
import { rewriteYaml } from '../../src/content/rewrite-yaml.ts';
import { type Fields, isRecord, saysTheSame } from '../../src/content/same.ts';
import { formOf, kindOf } from './kinds.ts';
import { type Conflict, merge } from './merge.ts';
import { fileNameFor } from './names.ts';
import type { Change, Stored } from './stored.ts';

/** What was changed on this device and isn't saved yet. It waits here until it is, or is thrown away. */
export interface Draft {
  files: Readonly<Record<string, DraftFile>>;
  /** Photos that were chosen, already drawn anew. */
  photos: Readonly<Record<string, Blob>>;
}

export interface DraftFile {
  /** The file as it was when it was first changed here; null: it is new. */
  base: string | null;
  /** What it says now; null: it is removed. */
  data: Fields | null;
}

export const EMPTY_DRAFT: Draft = { files: {}, photos: {} };

export const isEmpty = ({ files }: Draft) => Object.keys(files).length === 0;

const parsed = new Map<string, Fields | undefined>();

/** What a file's text says; undefined when it can't be read. */
export function dataIn(text: string | null | undefined): Fields | undefined {
  if (text === null || text === undefined) return undefined;
  if (!parsed.has(text)) {
    const { data } = readYaml('', text);
    parsed.set(text, isRecord(data) ? data : undefined);
  }
  return parsed.get(text);
}

export function dataOf(stored: Stored, draft: Draft, path: string): Fields | undefined {
  const changed = draft.files[path];
  return changed ? (changed.data ?? undefined) : dataIn(stored.files[path]?.text);
}

/** The draft with a file that says something else; null removes it. */
export function withFile(stored: Stored, draft: Draft, path: string, data: Fields | null): Draft {
  const base = draft.files[path]?.base ?? stored.files[path]?.text ?? null;
  const { [path]: _before, ...others } = draft.files;
  const asBefore = base === null ? data === null : saysTheSame(data ?? null, dataIn(base));
  return { ...draft, files: asBefore ? others : { ...others, [path]: { base, data } } };
}

/** The content files that there are, the new ones too. */
export function pathsIn(stored: Stored, draft: Draft): string[] {
  const all = new Set([...Object.keys(stored.files), ...Object.keys(draft.files)]);
  return [...all].filter((path) => kindOf(path) && draft.files[path]?.data !== null).sort();
}

/** What a save has to do. Photos that no file shows any more are left out. */
export function changesOf(stored: Stored, draft: Draft): Change[] {
  const files = Object.entries(draft.files).map(([path, { data }]): Change => {
    if (data === null) return { path, gone: true };
    return { path, text: rewriteYaml(stored.files[path]?.text ?? '', data) };
  });
  const shown = new Set(
    Object.entries(draft.files).flatMap(([path, { data }]) =>
      textsIn(data).map((text) => pathFrom(path, text)),
    ),
  );
  const photos = Object.entries(draft.photos).filter(([path]) => shown.has(path));
  return [...photos.map(([path, photo]) => ({ path, photo })), ...files];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('./') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Gives new files the names that their titles ask for, and takes their photos along. */
export function withFinalNames(stored: Stored, draft: Draft): Draft {
  const files: Record<string, DraftFile> = {};
  const photos = { ...draft.photos };
  for (const [path, file] of Object.entries(draft.files)) {
    const title = file.data?.title;
    if (file.base !== null || typeof title !== 'string' || stored.files[path]) {
      files[path] = file;
      continue;
    }
    const folder = folderOf(path);
    const pathOf = (name: string) => joinPath(folder, `${name}.yaml`);
    const isTaken = (name: string) => pathOf(name) in stored.files || pathOf(name) in files;
    const name = fileNameFor(title, isTaken);
    const [from, to] = [joinPath(folder, `${stemOf(path)}/`), joinPath(folder, `${name}/`)];
    for (const [photo, blob] of Object.entries(draft.photos)) {
      if (!photo.startsWith(from) || from === to) continue;
      delete photos[photo];
      photos[to + nameIn(photo)] = blob;
    }
    files[pathOf(name)] = { ...file, data: renamed(file.data, stemOf(path), name) as Fields };
  }
  return { files, photos };
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replace(`./${from}/`, `./${to}/`);
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, from, to));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, renamed(inner, from, to)]),
  );
}

export interface FileConflict extends Conflict {
  file: string;
}

/** Puts a draft on top of content that was changed elsewhere in the meantime. */
export function caughtUp(stored: Stored, draft: Draft) {
  const conflicts: FileConflict[] = [];
  let result: Draft = { ...draft, files: {} };
  for (const [path, { base, data }] of Object.entries(draft.files)) {
    const now = stored.files[path]?.text ?? null;
    const theirs = dataIn(now) ?? null;
    const merged =
      now === base ? { value: data, conflicts: [] } : merge(dataIn(base) ?? null, data, theirs);
    conflicts.push(...merged.conflicts.map((conflict) => ({ ...conflict, file: path })));
    result = withFile(stored, result, path, inFormOrder(path, merged.value as Fields | null));
  }
  return { draft: result, conflicts };
}

/** New fields of the file's top level stand where the form has them. */
function inFormOrder(path: string, data: Fields | null): Fields | null {
  const kind = kindOf(path);
  if (!data || !kind) return data;
  const order = formOf(kind).fields.map(({ name }) => name);
  const place = (name: string) => order.indexOf(name);
  return Object.fromEntries(Object.entries(data).sort(([a], [b]) => place(a) - place(b)));
}
