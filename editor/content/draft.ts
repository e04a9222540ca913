import { type Fields, isEqual, isRecord } from '../../model/compare.ts';
import { type ContentKind, kindNames } from '../../model/content-files.ts';
import { readYaml } from '../../model/read-yaml.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { kindOf } from './content-kinds.ts';
import { merge } from './merge.ts';
import type { Published } from './published-content.ts';

/** The changes on this device that aren't saved yet. A file's path never changes in a draft. */
export interface Draft {
  files: Readonly<Record<string, DraftFile>>;
  /** New photos, already re-encoded. Their paths contain a hash of their bytes. */
  photos: Readonly<Record<string, Blob>>;
  /** The name typed for a new section, until it has a file. */
  newSection?: string;
  /** What saves have sent, oldest first, until it is known whether it has arrived. */
  sent?: readonly Sent[];
}

export interface DraftFile {
  /** The text that the changes are based on; null: the file is new. */
  base: string | null;
  /** The changed data; null: the file is removed, or its text is invalid YAML. */
  data: Fields | null;
  /** The exact text to save, if the owner edited it directly or an undo restores it. */
  text?: string;
  /** The next save leaves this file out. */
  isLeftOut?: true;
  /** Reverts a past save. */
  isUndo?: true;
}

/** What a save has sent. Only the published content tells whether it has arrived. */
export interface Sent {
  /** Is in the save's message. */
  id: string;
  /** The version that it changes. */
  version: string;
  files: Readonly<Record<string, DraftFile>>;
  /** It hadn't arrived, so it is in the draft again. It may still arrive. */
  isBack?: true;
}

export const EMPTY_DRAFT: Draft = { files: {}, photos: {} };

export const isEmpty = ({ files }: Pick<Draft, 'files'>) => Object.keys(files).length === 0;

export const isRemoved = (file: DraftFile | undefined) =>
  file?.data === null && file.text === undefined;

const parsed = new Map<string, Fields | undefined>();

/** Parses a file's text; undefined if it is invalid. Caches the results. */
export function parseData(text: string | null | undefined): Fields | undefined {
  if (text === null || text === undefined) return undefined;
  if (!parsed.has(text)) parsed.set(text, parse(text));
  return parsed.get(text);
}

function parse(text: string): Fields | undefined {
  const { data } = readYaml('', text);
  return isRecord(data) ? data : undefined;
}

/** The published text of a file, "" for a file that isn't text; null: there is no such file. */
export function publishedText(published: Published, path: string): string | null {
  const file = published.files[path];
  return file ? (file.text ?? '') : null;
}

const isUnreadable = (text: string | null | undefined) =>
  text !== null && text !== undefined && !parseData(text);

/** Whether changed fields are kept until the published text, which can't be read, is repaired. */
export const awaitsRepair = ({ data, text }: DraftFile, now: string | null) =>
  data !== null && isUnreadable(now) && (text === undefined || isUnreadable(text));

export function currentData(published: Published, draft: Draft, path: string): Fields | undefined {
  const [changed, now] = [draft.files[path], publishedText(published, path)];
  if (!changed) return parseData(now);
  return awaitsRepair(changed, now) ? undefined : (changed.data ?? undefined);
}

const texts = new WeakMap<DraftFile, string>();

/** The text of a changed file; undefined if the file is removed. Caches the results. */
export function textOfFile(file: DraftFile): string | undefined {
  const { base, data, text } = file;
  if (data === null) return text;
  const result = texts.get(file) ?? rewriteYaml([text, base].find(parseData) ?? '', data);
  texts.set(file, result);
  return result;
}

/** The text to save for a file; undefined if the file is removed. */
export function textOf(published: Published, draft: Draft, path: string): string | undefined {
  const [changed, now] = [draft.files[path], publishedText(published, path)];
  if (changed && !awaitsRepair(changed, now)) return textOfFile(changed);
  return changed?.text ?? now ?? undefined;
}

/** The draft's version of a file, or the published one. */
export function draftFileOf(published: Published, draft: Draft, path: string): DraftFile {
  const base = publishedText(published, path);
  const data = parseData(base);
  const unchanged = { base, data: data ?? null, ...(base !== null && !data && { text: base }) };
  return draft.files[path] ?? unchanged;
}

/** Whether a file in the draft is the same as the text it is based on. */
export const isUnchanged = (file: DraftFile) =>
  file.text === undefined && file.data && file.base !== null
    ? isEqual(file.data, parseData(file.base))
    : (textOfFile(file) ?? null) === file.base;

/**
 * Puts a file into the draft, or takes it out if it has no changes. What was sent may still arrive, so
 * a file of it stays: it is how the owner wants the file to be.
 */
export function withDraftFile(draft: Draft, path: string, file: DraftFile | undefined): Draft {
  const { [path]: _before, ...others } = draft.files;
  const wasSent = draft.sent?.some(({ files, isBack }) => isBack && files[path]);
  const isKept = file && (wasSent || !isUnchanged(file));
  return { ...draft, files: isKept ? { ...draft.files, [path]: file } : others };
}

/** Changes the data of a file; null removes the file. A change includes a file that was left out. */
export function withFile(
  published: Published,
  draft: Draft,
  path: string,
  data: Fields | null,
): Draft {
  const { text, isLeftOut: _, ...before } = draftFileOf(published, draft, path);
  // A text that can't be read has no data to keep.
  const keepsText = data !== null && text !== undefined;
  return withDraftFile(draft, path, { ...before, data, ...(keepsText && { text }) });
}

/** A draft in which the text was edited directly, valid YAML or not. */
export function withText(published: Published, draft: Draft, path: string, typed: string): Draft {
  const { isLeftOut: _, ...before } = draftFileOf(published, draft, path);
  // A text box has no carriage returns.
  const isWindows = textOf(published, draft, path)?.includes('\r\n');
  const text = isWindows ? typed.replaceAll(/\r?\n/g, '\r\n') : typed;
  // Not from the cache, which would keep the file after each keystroke.
  const data = parse(text) ?? null;
  const now = publishedText(published, path);
  if (!awaitsRepair(before, now)) return withDraftFile(draft, path, { ...before, data, text });
  if (!data) return withDraftFile(draft, path, { ...before, text });
  const { value } = merge(parseData(before.base), before.data, data, () => 'ours');
  return withDraftFile(draft, path, { ...before, base: now, data: value as Fields, text });
}

/** All content files, including new ones, in the site's order. */
export function pathsIn(published: Published, draft: Draft): string[] {
  const all = new Set([...Object.keys(published.files), ...Object.keys(draft.files)]);
  return [...all]
    .filter((path) => !isRemoved(draft.files[path]))
    .flatMap((path) => {
      const kind = kindOf(path);
      if (!kind) return [];
      const { order, number } = currentData(published, draft, path) ?? {};
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

/** The content files that can be parsed, or those of one kind. */
export const validPathsIn = (published: Published, draft: Draft, kind?: ContentKind): string[] =>
  pathsIn(published, draft).filter(
    (path) => currentData(published, draft, path) && (!kind || kindOf(path) === kind),
  );
