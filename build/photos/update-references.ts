import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { findTextFiles, TEMP_SUFFIX } from './find-photos.ts';

/**
 * Points the YAML and Markdown files below `root` to a photo's new name; returns those changed.
 * Both paths are relative to `root`. Everything else in the files stays byte for byte.
 */
export async function updateReferences(
  root: string,
  oldPath: string,
  newPath: string,
): Promise<string[]> {
  const changed: string[] = [];
  for (const text of await findTextFiles(root)) {
    const before = await readFile(join(root, text), 'latin1');
    const after = replaceReferences(before, relativeTo(text, oldPath), relativeTo(text, newPath));
    if (after === before) continue;
    const tempFile = join(root, `${text}${TEMP_SUFFIX}`);
    await writeFile(tempFile, after, { encoding: 'latin1', flush: true });
    await rename(tempFile, join(root, text));
    changed.push(text);
  }
  return changed;
}

function relativeTo(text: string, photo: string): string {
  return relative(dirname(text), photo).split(sep).join('/');
}

/** Texts come as latin1, one character per byte, so that no encoding can be damaged. */
export function replaceReferences(text: string, oldPath: string, newPath: string): string {
  const newSpellings = spellings(newPath);
  let result = text;
  for (const [index, from] of spellings(oldPath).entries()) {
    const to = newSpellings[index] ?? newPath;
    result = result.replace(referencePattern(from), (_, before: string) => `${before}${to}`);
  }
  return result;
}

/** A Mac may write ä as a and dots, and Markdown may write a path like a web address. */
function spellings(path: string): string[] {
  const forms = [path.normalize('NFC'), path.normalize('NFD')];
  return [...forms, ...forms.map(encodeURI)].map((form) => Buffer.from(form).toString('latin1'));
}

const START = `(?:^|[:-](?=[ \\t])|["'(<[{,|=])`;
const END = `$|[\\s"')>\\]},#?|]`;

/** A whole path only: after a key, a dash, a bracket or a quote, never the tail of another name. */
function referencePattern(path: string): RegExp {
  const literal = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(${START}[ \\t]*(?:\\./)?)${literal}(?=${END})`, 'gm');
}
