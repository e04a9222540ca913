import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import type { Fields } from '../../model/compare.ts';
import { readYaml } from '../../model/read-yaml.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { mapTexts } from '../../model/texts.ts';
import { writeAtomic } from '../write-atomic.ts';
import { findYaml } from './find-photos.ts';

/** Enters a photo's new name in the YAML files below `root`; returns those changed. */
export async function updateReferences(root: string, from: string, to: string): Promise<string[]> {
  const changed: string[] = [];
  for (const yaml of findYaml(root)) {
    const before = await readFile(join(root, yaml), 'utf8');
    const after = replaceReferences(before, yaml, from, to);
    if (after === before) continue;
    await writeAtomic(join(root, yaml), after);
    changed.push(yaml);
  }
  return changed;
}

/** Replaces a photo's path in the text of the file `yaml`. A file that can't be read stays as it is. */
export function replaceReferences(text: string, yaml: string, from: string, to: string): string {
  const { data, problems } = readYaml(yaml, text);
  if (problems.length > 0) return text;
  const folder = posix.dirname(yaml);
  // A Mac may write ä as a and dots.
  const isReference = (value: string) => posix.join(folder, value).normalize() === from.normalize();
  const renamed = mapTexts(data, (value) => (isReference(value) ? referenceIn(folder, to) : value));
  return rewriteYaml(text, renamed as Fields);
}

/** A path as the content check wants it: starting with ./ or ../ */
function referenceIn(folder: string, photo: string): string {
  const path = posix.relative(folder, photo);
  return path.startsWith('../') ? path : `./${path}`;
}
