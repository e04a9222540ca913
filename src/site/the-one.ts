import { type CollectionEntry, getCollection } from 'astro:content';
import type { ContentKind } from '../content/content-files.ts';

/** The content of a kind that has just one file, such as a page. */
export async function theOne<K extends Exclude<ContentKind, 'sections' | 'posts'>>(
  kind: K,
): Promise<CollectionEntry<K>['data']> {
  const [entry] = await getCollection(kind);
  if (!entry) throw new Error(`There is no content file for "${kind}".`);
  return entry.data;
}
