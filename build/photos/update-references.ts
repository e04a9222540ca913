import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { writeAtomic } from '../write-atomic.ts';
import { findYaml } from './find-photos.ts';

/** Enters a photo's new name in the YAML files below `root`; returns those changed. */
export async function updateReferences(root: string, from: string, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const yaml of findYaml(root)) {
    // One character per byte, so that every other byte stays as it is in any encoding.
    const before = await readFile(join(root, yaml), 'latin1');
    const after = replaceReferences(before, referenceIn(yaml, from), referenceIn(yaml, to));
    if (after === before) continue;
    await writeAtomic(join(root, yaml), Buffer.from(after, 'latin1'));
    changed.push(yaml);
  }
  return changed;
}

/** A path as the content check wants it: starting with ./ or ../ */
function referenceIn(yaml: string, photo: string): string {
  const path = posix.relative(posix.dirname(yaml), photo);
  return path.startsWith('../') ? path : `./${path}`;
}

/** Replaces whole paths only. A Mac may write ä as a and dots. */
export function replaceReferences(text: string, from: string, to: string): string {
  return ['NFC', 'NFD'].reduce((result, form) => {
    const [old = '', now = ''] = [from, to].map((path) =>
      Buffer.from(path.normalize(form)).toString('latin1'),
    );
    const literal = old.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const whole = new RegExp(`(?<![^\\s"'[{,])${literal}(?![^\\s"'\\]},])`, 'g');
    return result.replace(whole, () => now);
  }, text);
}
