import { readFile } from 'node:fs/promises';
import { dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { describePhotoError } from '../../photos/photo-error.ts';
import { cleanPhoto } from './clean-photo.ts';
import { planCleaning } from './cleaning-plan.ts';
import { filesWithLocation } from './files-with-location.ts';
import { findPhotos } from './find-photos.ts';
import type { Change, Folders, PhotoProblem, Progress, Report } from './report.ts';

const MAX_CONCURRENT_READS = 8;

interface CleanOptions {
  /** Called with the number of photos that need cleaning, if there are any. */
  onStart?: (total: number) => void;
  /** Called after each photo that needed cleaning, in order. */
  onProgress?: (progress: Progress) => void;
  /** The project folder. By default the current one, if the photos are in it. */
  project?: string;
}

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Cleans every photo below a folder: upright, web-sized and without metadata.
 * Runs wait for each other, so that two runs never change the same photo.
 */
export function cleanPhotos(root: string, options: CleanOptions = {}): Promise<Report> {
  const run = lastRun.then(() => cleanAll(root, options));
  lastRun = run.catch(() => {});
  return run;
}

async function cleanAll(root: string, options: CleanOptions): Promise<Report> {
  const folders = foldersFor(root, options.project);
  const photos = await findPhotos(folders.root);
  const unclean = await findUnclean(folders.root, photos);
  const changes: Change[] = [];
  const problems: PhotoProblem[] = [];
  if (unclean.length > 0) options.onStart?.(unclean.length);

  // One after the other: two at once could write the same text file, and one name would be lost.
  for (const [index, photo] of unclean.entries()) {
    const count = { done: index + 1, total: unclean.length };
    try {
      const change = await cleanPhoto(folders, photo);
      if (change === undefined) continue;
      changes.push(change);
      options.onProgress?.({ ...count, change });
    } catch (error) {
      const file = join(relative(folders.project, folders.root), photo).split(sep).join('/');
      const problem = { photo, message: describePhotoError(file, error) };
      problems.push(problem);
      options.onProgress?.({ ...count, problem });
    }
  }
  const located = await filesWithLocation(folders.root);
  return { photos: photos.length, changes, problems, located };
}

function foldersFor(folder: string, givenProject: string | undefined): Folders {
  const root = resolve(folder);
  const current = process.cwd();
  const project = resolve(givenProject ?? (isWithin(current, root) ? current : dirname(root)));
  const content = join(project, 'content');
  return { project, root, contentFolder: isWithin(content, root) ? content : root };
}

function isWithin(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return !isAbsolute(path) && path.split(sep)[0] !== '..';
}

/** Finds photos that need cleaning or are broken, from their bytes and without decoding them. */
async function findUnclean(root: string, photos: string[]): Promise<string[]> {
  const unclean = new Set<string>();
  const queue = photos.values();
  const readNext = async () => {
    for (const photo of queue) if (!(await isClean(join(root, photo)))) unclean.add(photo);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, readNext));
  return photos.filter((photo) => unclean.has(photo));
}

async function isClean(path: string): Promise<boolean> {
  try {
    return planCleaning(await readFile(path), extname(path)).action === 'none';
  } catch {
    return false;
  }
}
