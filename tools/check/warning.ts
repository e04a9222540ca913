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
interface TextField {
  path: (string | number)[];
  text: string;
}

/** Every text in a content file, with its path. */
export function textsIn(value: unknown, path: (string | number)[] = []): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, i) => textsIn(inner, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]));
}
