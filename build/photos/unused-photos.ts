import { dirname, join } from 'node:path';
import { relativePathsIn } from '../../model/texts.ts';
import { checkContentOnDisk } from '../content/content-on-disk.ts';
import { findPhotos } from './find-photos.ts';

/** Photos that no page shows. While a content file is invalid, that can't be known. */
export async function unusedPhotos(root: string): Promise<string[]> {
  const { valid, problems } = await checkContentOnDisk(root);
  if (problems.length > 0) return [];
  // A Mac may write ñ as n and a tilde.
  const used = new Set(
    valid.flatMap(({ file, yaml }) =>
      relativePathsIn(yaml.data).map((path) => join(dirname(file), path).normalize()),
    ),
  );
  return findPhotos(root)
    .map((photo) => join(root, photo))
    .filter((photo) => !used.has(photo.normalize()));
}
