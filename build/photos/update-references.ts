import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseDocument, type Scalar, visit } from 'yaml';
import { writeAtomic } from '../write-atomic.ts';
import { findYaml } from './find-photos.ts';

/** Enters a photo's new name in the YAML files below `root`; returns those changed. */
export async function updateReferences(root: string, from: string, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const yaml of findYaml(root)) {
    const bytes = await readFile(join(root, yaml));
    // In Latin-1, each byte is a character, so that the others stay as they are in any encoding.
    const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
    const before = bytes.toString(encoding);
    const after = replaceReferences(before, yaml, from, to);
    if (after === before) continue;
    await writeAtomic(join(root, yaml), Buffer.from(after, encoding));
    changed.push(yaml);
  }
  return changed;
}

/** Replaces a photo's path in the text of the file `yaml`, however YAML writes it. Nothing else changes. */
export function replaceReferences(text: string, yaml: string, from: string, to: string): string {
  const folder = posix.dirname(yaml);
  const references: Scalar<string>[] = [];
  visit(parseDocument(text), {
    Scalar: (_, node) => {
      // A Mac may write ä as a and dots.
      const isReference =
        typeof node.value === 'string' &&
        posix.join(folder, node.value).normalize() === from.normalize();
      if (isReference) references.push(node as Scalar<string>);
    },
  });
  return references.reduceRight((result, { value, range }) => {
    const [start, end] = range ?? [0, 0];
    const source = text.slice(start, end);
    const reference = referenceIn(folder, to);
    const [spaceAfter = ''] = /\s*$/.exec(source) ?? [];
    const replaced = source.includes(value)
      ? source.replace(value, () => reference)
      : JSON.stringify(reference) + spaceAfter;
    return result.slice(0, start) + replaced + result.slice(end);
  }, text);
}

/** A path as the content check wants it: starting with ./ or ../ */
function referenceIn(folder: string, photo: string): string {
  const path = posix.relative(folder, photo);
  return path.startsWith('../') ? path : `./${path}`;
}
