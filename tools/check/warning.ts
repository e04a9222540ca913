import type { WrittenFile } from '../../model/checked-file.ts';

/** Something that is worth a look before the site goes online. It doesn't stop a build. */
export interface Warning {
  group: string;
  /** Not urgent, so the report only counts it. */
  canWait?: true;
  file: string;
  line?: number | undefined;
  message: string;
}

/** One piece of text somewhere in a content file. */
export interface Words {
  path: (string | number)[];
  words: string;
}

/** Every text in a content file, with its path. */
export function wordsIn(value: unknown, path: (string | number)[] = []): Words[] {
  if (typeof value === 'string') return [{ path, words: value }];
  if (Array.isArray(value)) return value.flatMap((inner, i) => wordsIn(inner, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, [...path, key]));
}

export const lineIn = ({ written }: WrittenFile, path: readonly PropertyKey[]) =>
  written.lineOf(path);
