import { valueAt } from './compare.ts';
import type { YamlFile } from './read-yaml.ts';
import { startsWithCurlyQuote } from './yaml-advice.ts';

/**
 * Advice where a value isn't what the owner sees in the file: curly quotes, which YAML doesn't know, or
 * text cut off at a #. The schema's message would be misleading.
 */
export function adviceForValue(yaml: YamlFile, path: readonly PropertyKey[]): string | undefined {
  if (path.length === 0) return undefined;
  const value = valueAt(yaml.data, path);
  if (startsWithCurlyQuote(leadingText(value))) {
    return 'has curly quotes ( “ ” ), which don’t work as quotes here. Delete them, or type straight ones ( " ) instead.';
  }
  const comment = yaml.commentAfter(path);
  const isCutOff = comment !== undefined && /^\S/.test(comment);
  if (!isCutOff || (value !== undefined && typeof value !== 'string')) return undefined;
  const whole = [value, `#${comment}`].filter(Boolean).join(' ');
  return `ends at the #, because # starts a note to yourself. Put all of it in quotes, like: "${whole}"`;
}

/** Text in curly quotes with a colon is parsed as a field whose name starts with the quote. */
function leadingText(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.keys(value ?? {})[0] ?? '';
}
