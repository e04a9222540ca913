import { baseName, stemOf } from '../../model/content-folder.ts';
import type { Draft, DraftFile } from '../content/draft.ts';
import { newPostPath } from '../content/file-names.ts';
import type { Storage } from './device.ts';

/** A draft in storage. Its photos are only paths. */
interface StoredDraft {
  files: Record<string, DraftFile>;
  photos: string[];
  newSection?: string;
}

const keyOf = (site: string) => `draft of ${site}`;

/** Returns false if storage is full or blocked. */
export function writeDraft(storage: Storage, site: string, { files, photos, newSection }: Draft) {
  const isUsed = Object.keys(files).length > 0 || newSection !== undefined;
  const stored: StoredDraft = {
    files,
    photos: Object.keys(photos),
    ...(newSection !== undefined && { newSection }),
  };
  return storage.write(keyOf(site), isUsed ? stored : undefined);
}

/** Reads the draft with its photos, and deletes photos that the draft doesn't name. */
export async function readDraft(storage: Storage, site: string): Promise<Draft> {
  const stored = storage.read<StoredDraft>(keyOf(site)) ?? { files: {}, photos: [] };
  const { photos: paths, ...draft } = await upgrade(stored, storage, site);
  const text = JSON.stringify(draft.files);
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

/** What a draft of version 1.0 can have. */
interface OldDraftFile extends DraftFile {
  /** Changes that the next save left out. Now it is the whole file. */
  leftOut?: string[];
}
const OLD_NEW_POST = 'posts/new.yaml';

/** Reads drafts of version 1.0, in which every new post had the same path. */
async function upgrade(draft: StoredDraft, storage: Storage, site: string): Promise<StoredDraft> {
  const files: Record<string, DraftFile> = {};
  const photos = new Set(draft.photos);
  for (const [path, { leftOut, ...file }] of Object.entries<OldDraftFile>(draft.files)) {
    const isNewPost = path === OLD_NEW_POST && file.base === null;
    const to = isNewPost ? newPostPath(String(file.data?.day ?? 'draft')) : path;
    const [oldFolder, folder] = [path.replace('.yaml', '/'), to.replace('.yaml', '/')];
    const data = JSON.stringify(file.data).replaceAll(`./${stemOf(path)}/`, `./${stemOf(to)}/`);
    files[to] = {
      ...file,
      data: JSON.parse(data),
      ...(leftOut?.length && { isLeftOut: true }),
    };
    for (const photo of isNewPost ? draft.photos : []) {
      const blob = photo.startsWith(oldFolder) && (await storage.readPhoto(site, photo));
      if (!blob) continue;
      const moved = folder + baseName(photo);
      await storage.writePhoto(site, moved, blob);
      photos.add(moved);
    }
  }
  return { ...draft, files, photos: [...photos] };
}
