import { baseName } from '../../model/content-folder.ts';
import { type Draft, isEmpty } from '../content/draft.ts';
import type { Storage } from './device.ts';

/** A draft in storage. Its photos are only paths. */
interface StoredDraft extends Omit<Draft, 'photos'> {
  photos: string[];
}

const keyOf = (site: string) => `draft of ${site}`;

/** Returns false if storage is full or blocked. */
export function writeDraft(storage: Storage, site: string, { photos, ...draft }: Draft) {
  const isUsed = !isEmpty(draft) || draft.newSection !== undefined || draft.sent !== undefined;
  const stored: StoredDraft = { ...draft, photos: Object.keys(photos) };
  return storage.write(keyOf(site), isUsed ? stored : undefined);
}

/** Reads the draft with its photos, and deletes photos that the draft doesn't name. */
export async function readDraft(storage: Storage, site: string): Promise<Draft> {
  const stored = storage.read<StoredDraft>(keyOf(site)) ?? { files: {}, photos: [] };
  const { photos: paths, ...draft } = stored;
  const text = JSON.stringify([draft.files, draft.sent]);
  const photos: Record<string, Blob> = {};
  for (const path of new Set([...paths, ...(await storage.photoPaths(site))])) {
    // Also in a text that can't be parsed.
    if (!text.includes(baseName(path))) await storage.removePhoto(site, path);
    else {
      const photo = await storage.readPhoto(site, path);
      if (photo) photos[path] = photo;
    }
  }
  return { ...draft, photos };
}
