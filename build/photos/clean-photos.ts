import { readFile, unlink } from 'node:fs/promises';
import { basename, extname, join, posix } from 'node:path';
import { hasLocation } from '../../photos/location.ts';
import { describePhotoError } from '../../photos/photo-error.ts';
import { filesIn } from '../built-site.ts';
import { writeAtomic } from '../write-atomic.ts';
import { findPhotos } from './find-photos.ts';
import { extensionFor, isClean } from './inspect-picture.ts';
import { numbered, saveOriginal } from './originals.ts';
import { reencode } from './reencode.ts';
import { updateReferences } from './update-references.ts';

/** A cleaned photo. Paths are below the content folder. */
export interface CleanedPhoto {
  photo: string;
  renamedTo: string | undefined;
  hadLocation: boolean;
  /** Bytes. */
  before: number;
  after: number;
  /** The YAML files that name it. */
  updatedFiles: string[];
}

interface Report {
  photos: number;
  changes: CleanedPhoto[];
  /** Whole sentences that name the file and say what to do. */
  problems: string[];
}

interface CleanOptions {
  /** Called with the number of photos that need cleaning, if there are any. */
  onStart?: (total: number) => void;
  onChange?: (change: CleanedPhoto) => void;
}

/** Cleans every photo in a content folder: upright, web-sized and without metadata. */
export async function cleanPhotos(root: string, options: CleanOptions = {}): Promise<Report> {
  const photos = findPhotos(root);
  const report: Report = { photos: photos.length, changes: [], problems: [] };
  const unclean: string[] = [];
  for (const photo of photos) {
    const bytes = await readFile(join(root, photo));
    if (!(await isClean(bytes, extname(photo)).catch(() => false))) unclean.push(photo);
  }
  if (unclean.length > 0) options.onStart?.(unclean.length);
  for (const photo of unclean) {
    try {
      const change = await cleanPhoto(root, photo);
      report.changes.push(change);
      options.onChange?.(change);
    } catch (error) {
      report.problems.push(describePhotoError(`${basename(root)}/${photo}`, error));
    }
  }
  return report;
}

/** The old photo is deleted last, when the new one and all references to it are in place. */
async function cleanPhoto(root: string, photo: string): Promise<CleanedPhoto> {
  const path = join(root, photo);
  const bytes = await readFile(path);
  const { bytes: cleaned, format } = await reencode(bytes);
  await saveOriginal(root, path);
  const extension = extensionFor(format, extname(photo));
  const renamedTo = extension === extname(photo) ? undefined : freeName(root, photo, extension);
  await writeAtomic(join(root, renamedTo ?? photo), cleaned);
  const change = { photo, renamedTo, before: bytes.length, after: cleaned.length };
  const updatedFiles = renamedTo ? await updateReferences(root, photo, renamedTo) : [];
  if (renamedTo) await unlink(path);
  return { ...change, hadLocation: hasLocation(bytes), updatedFiles };
}

/** A Mac and Windows ignore case. */
function freeName(root: string, photo: string, extension: string): string {
  const { dir, name } = posix.parse(photo);
  const taken = new Set(filesIn(root).map((file) => file.toLowerCase()));
  const names = numbered(posix.join(dir, `${name}${extension}`));
  return names.find((free) => !taken.has(free.toLowerCase())) ?? photo;
}
