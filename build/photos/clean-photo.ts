import { randomUUID } from 'node:crypto';
import { readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { changedMeanwhile } from '../../photos/photo-error.ts';
import type { PictureInfo } from '../../photos/picture-info.ts';
import { assertClean, cleanBytes } from './clean-bytes.ts';
import { extensionFor, planCleaning } from './cleaning-plan.ts';
import { TEMP_SUFFIX } from './find-photos.ts';
import { saveOriginal } from './originals.ts';
import { renamePhoto } from './rename-photo.ts';
import type { Change, Folders, PictureSize } from './report.ts';

/** Cleans one photo (a path below the root); undefined when it needs nothing. */
export async function cleanPhoto(folders: Folders, photo: string): Promise<Change | undefined> {
  const path = join(folders.root, photo);
  const found = await stat(path);
  const bytes = await readFile(path);
  const plan = planCleaning(bytes, extname(photo));
  if (plan.action === 'none') return undefined;

  const result = await cleanBytes(bytes, plan);
  const tempFile = join(dirname(path), `.${randomUUID()}${TEMP_SUFFIX}`);
  try {
    await writeFile(tempFile, result.bytes, { flush: true });
    const size = await assertClean(await readFile(tempFile), result.kind);
    const inProject = relative(folders.project, path);
    const original = await saveOriginal(folders.project, inProject, bytes, found.mtime);
    const now = await stat(path);
    if (now.mtimeMs !== found.mtimeMs || now.size !== found.size) throw changedMeanwhile();

    const change: Change = {
      photo,
      renamedTo: undefined,
      before: sizeShown(plan.info, bytes.length),
      after: { ...size, bytes: result.bytes.length },
      turned: plan.info.orientation !== 1,
      removed: plan.info.metadata,
      original,
      updatedFiles: [],
    };
    const extension = extensionFor(result.kind, extname(photo));
    if (extension !== extname(photo))
      return { ...change, ...(await renamePhoto(folders, photo, extension, tempFile)) };
    await rename(tempFile, path);
    return change;
  } finally {
    await unlink(tempFile).catch(() => {});
  }
}

/** The displayed size. Orientations 5 to 8 swap width and height. */
function sizeShown({ width, height, orientation }: PictureInfo, bytes: number): PictureSize {
  return orientation >= 5 ? { width: height, height: width, bytes } : { width, height, bytes };
}
