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

export const isRelativePath = (text: string) => /^\.\.?\//.test(text);

export const relativePathsIn = (value: unknown) =>
  textsIn(value).flatMap(({ text }) => (isRelativePath(text) ? text : []));
