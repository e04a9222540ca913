import { valueAt } from './compare.ts';
import type { YamlFile } from './read-yaml.ts';
import { startsWithCurlyQuote } from './yaml-advice.ts';

/**
 * Why a field is not what the owner sees in the file: curly quotes that are none, or text cut off
 * at a #. The schema's own message would hide that.
 */
export function adviceForValue(
  written: YamlFile,
  path: readonly PropertyKey[],
): string | undefined {
  if (path.length === 0) return undefined;
  const value = valueAt(written.data, path);
  if (startsWithCurlyQuote(firstWords(value))) {
    return 'has curly quotes ( “ ” ), which don’t work as quotes here. Delete them, or type straight ones ( " ) instead.';
  }
  const note = written.noteBehind(path);
  const isCutOff = note !== undefined && /^\S/.test(note);
  if (!isCutOff || (value !== undefined && typeof value !== 'string')) return undefined;
  const whole = [value, `#${note}`].filter(Boolean).join(' ');
  return `ends at the #, because # starts a note to yourself. Put all of it in quotes, like: "${whole}"`;
}

/** Curly quotes around text with a colon make a field of them, named with the first quote. */
function firstWords(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.keys(value ?? {})[0] ?? '';
}
