import { isRecord } from './compare.ts';

/** One piece of text somewhere in a content file. */
interface TextField {
  path: (string | number)[];
  text: string;
}

/** Every text in a content file, with its path. */
export function textsIn(value: unknown, path: (string | number)[] = []): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, i) => textsIn(inner, [...path, i]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}

/** The same data with other texts. */
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, change));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, change)]),
  );
}

export const isRelativePath = (text: string) => /^\.\.?\//.test(text);

export const relativePathsIn = (value: unknown) =>
  textsIn(value).flatMap(({ text }) => (isRelativePath(text) ? text : []));
