import { baseName } from '../../model/content-folder.ts';
import { type Draft, isEmpty } from '../content/draft.ts';
import type { Storage } from './device.ts';

const keyOf = (site: string) => `draft of ${site}`;

/** Returns false if storage is full or blocked. */
export function writeDraft(storage: Storage, site: string, { photos: _photos, ...draft }: Draft) {
  const isUsed = !isEmpty(draft) || draft.newSection !== undefined || draft.sent !== undefined;
  return storage.write(keyOf(site), isUsed ? draft : undefined);
}

/** Reads the draft with its photos, and deletes photos that the draft doesn't name. */
export async function readDraft(storage: Storage, site: string): Promise<Draft> {
  const draft = storage.read<Omit<Draft, 'photos'>>(keyOf(site)) ?? { files: {} };
  const text = JSON.stringify([draft.files, draft.sent]);
  const photos: Record<string, Blob> = {};
  for (const path of await storage.photoPaths(site)) {
    // Also in a text that can't be parsed.
    if (!text.includes(baseName(path))) await storage.removePhoto(site, path);
    else {
      const photo = await storage.readPhoto(site, path);
      if (photo) photos[path] = photo;
    }
  }
  return { ...draft, photos };
}
