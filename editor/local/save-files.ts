import { readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { z } from 'astro/zod';
import { filesIn } from '../../build/built-site.ts';
import { contentOnDisk } from '../../build/content/content-on-disk.ts';
import { isClean, readPicture } from '../../build/photos/inspect-picture.ts';
import { saveOriginal } from '../../build/photos/originals.ts';
import { writeAtomic } from '../../build/write-atomic.ts';
import { checkContent } from '../../model/check-content.ts';
import { describeProblem } from '../../model/problem.ts';
import { isInPhotoFolder } from '../content/content-kinds.ts';
import { parseData } from '../content/draft.ts';
import { gitId } from '../content/git-id.ts';
import {
  type Change,
  folderWith,
  type Published,
  type PublishedFile,
} from '../content/published-content.ts';
import { picturesIn } from '../content/saving.ts';
import { canDelete, canRead, canWrite } from './allowed-path.ts';
import type { SentChange } from './local-backend.ts';
import { removedPicture, savesIn, writeEntry } from './save-history.ts';

const path = z.string();

/** A save request: the changes, and the file versions that they are based on. */
export const saveSchema = z.strictObject({
  ids: z.record(path, z.string().nullable()),
  changes: z.array(
    z.union([
      z.strictObject({ path, text: z.string() }),
      z.strictObject({ path, photo: z.base64() }),
      z.strictObject({ path, deleted: z.literal(true) }),
    ]),
  ),
  message: z.strictObject({ headline: z.string(), body: z.string(), id: z.string() }),
});

type Save = z.infer<typeof saveSchema>;

/** The newest content. Its `saves` don't have this one if a file was newer. */
type SaveResult = Published | { failed: string };

/** Reads the content from the disk. */
export async function readPublished(root: string) {
  const files: Record<string, PublishedFile> = {};
  for (const path of filesIn(root).filter((file) => !/(?:^|\/)\./.test(file))) {
    const bytes = await readFile(join(root, path));
    const id = await gitId(bytes);
    files[path] = path.endsWith('.yaml') ? { id, text: bytes.toString('utf8') } : { id };
  }
  return { version: 'disk', files, saves: await savesIn(root) };
}

let lastSave: Promise<unknown> = Promise.resolve();

/** Writes all changes or none, never invalid content. Saves are serialized. */
export function save(root: string, sent: Save): Promise<SaveResult> {
  const saving = lastSave.then(() => saveNow(root, sent));
  lastSave = saving.catch(() => undefined);
  return saving;
}

async function saveNow(root: string, { ids, changes, message }: Save): Promise<SaveResult> {
  const published = await readPublished(root);
  const isNewer = ([path, id]: [string, string | null]) =>
    (published.files[path]?.id ?? null) !== id;
  if (Object.entries(ids).some(isNewer)) return published;
  const photos = new Map<string, Buffer>();
  const restored = new Set<string>();
  const shown = picturesAfter(published, changes);
  for (const change of changes) {
    const bytes = 'photo' in change ? Buffer.from(change.photo, 'base64') : undefined;
    if (bytes && (await removedPicture(root, await gitId(bytes)))) restored.add(change.path);
    const error = await changeError(root, published, change, restored.has(change.path));
    if (error) return { failed: error };
    if (!(change.path in ids)) return { failed: 'This page is out of date. Open it again.' };
    if (!bytes) continue;
    if (!shown.has(change.path))
      return { failed: `The photo ${change.path} got lost. Add it again.` };
    photos.set(change.path, bytes);
  }

  const asOnDisk = changes.map(
    (change): Change => ('photo' in change ? { ...change, photo: new Blob() } : change),
  );
  const { problems } = await checkContent({
    ...folderWith(published, asOnDisk),
    imageError: (picture) => {
      const photo = photos.get(picture);
      if (restored.has(picture)) return Promise.resolve(undefined);
      return photo ? photoError(picture, photo) : contentOnDisk(root).imageError(picture);
    },
  });
  if (problems.length > 0) return { failed: problems.map(describeProblem).join('\n') };
  const pictures = await writeAll(root, changes, photos);
  const after = await readPublished(root);
  const past = changes.map(({ path }) => ({
    path,
    before: published.files[path],
    after: after.files[path],
  }));
  // The save has succeeded, even if the history can't be written.
  const version = await writeEntry(root, message, { changes: past, pictures }).catch(
    () => after.version,
  );
  return { ...after, saves: [{ version, id: message.id }, ...published.saves] };
}

/** The pictures that content files use after the changes. */
function picturesAfter(published: Published, changes: Save['changes']): Set<string> {
  const texts = new Map(Object.entries(published.files).map(([path, { text }]) => [path, text]));
  for (const change of changes) texts.set(change.path, 'text' in change ? change.text : undefined);
  return new Set([...texts].flatMap(([path, text]) => picturesIn(path, parseData(text))));
}

/** A restored picture may have any name and format. */
async function changeError(
  root: string,
  published: Published,
  change: SentChange,
  isRestored: boolean,
) {
  const { path } = change;
  const canBeThere = isRestored ? canRead(path) && isInPhotoFolder(path) : canWrite(path);
  const isFine = 'deleted' in change ? canDelete(path) : canBeThere;
  if (!isFine || 'text' in change !== (path.endsWith('.yaml') && !('deleted' in change))) {
    return `The editor can’t change ${path}.`;
  }
  if ('deleted' in change && !published.files[path]) return `${path} was already removed.`;
  if ('photo' in change && published.files[path]) return `There’s already a picture named ${path}.`;
  return (await isInside(root, path)) ? undefined : `${path} is outside the content folder.`;
}

/** Resolves symlinks, because a folder on the path may be one. */
export async function isInside(root: string, path: string): Promise<boolean> {
  const top = await realpath(root);
  for (let ancestor = join(root, path); ; ancestor = dirname(ancestor)) {
    const real = await realpath(ancestor).catch(() => undefined);
    if (real) return real === top || real.startsWith(top + sep);
  }
}

async function photoError(picture: string, photo: Buffer): Promise<string | undefined> {
  try {
    await readPicture(photo, (pixels) => pixels.raw().toBuffer());
    if (await isClean(photo, extname(picture))) return undefined;
    return 'can’t be published because it still has a location or other hidden data in it. Choose it again.';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the paths of the copies of removed pictures, by git blob hash. */
async function writeAll(root: string, changes: SentChange[], photos: Map<string, Buffer>) {
  const copies: Record<string, string> = {};
  const undo: (() => Promise<void>)[] = [];
  try {
    for (const change of changes) {
      const file = join(root, change.path);
      const before = await readFile(file).catch(() => undefined);
      undo.push(() => (before ? writeFile(file, before) : rm(file, { force: true })));
      if ('deleted' in change) {
        const copy = await removeKeepingPhotos(root, change.path);
        if (copy && before) copies[await gitId(before)] = copy;
      } else
        await writeAtomic(file, 'text' in change ? change.text : (photos.get(change.path) ?? ''));
    }
  } catch (error) {
    for (const step of undo.reverse()) await step();
    throw error;
  }
  return copies;
}

/** Copies photos to .photo-originals first, because there may be no git history. */
async function removeKeepingPhotos(root: string, path: string) {
  const file = join(root, path);
  const copy = isInPhotoFolder(path) ? await saveOriginal(root, file) : undefined;
  await rm(file);
  return copy;
}
