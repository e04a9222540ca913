import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesWithLocation } from '../../build/photos/files-with-location.ts';
import { findPhotos } from '../../build/photos/find-photos.ts';
import { findMetadata, LOCATION } from '../../photos/metadata.ts';
import type { Warning } from './warning.ts';

/** A build removes the location, but a photo that was pushed before stays in the repository's history. */
export async function photosWithLocation(root: string): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const photo of await findPhotos(root)) {
    const file = join(root, photo);
    if (findMetadata(await readFile(file)).includes(LOCATION))
      warnings.push({
        group: 'Photos that still have a location',
        file,
        message: 'Run  npm run photos  before you commit or upload it. That removes the location.',
      });
  }
  for (const file of await filesWithLocation(root))
    warnings.push({
      group: 'Files that have a location',
      file: join(root, file),
      message:
        'The site can’t use this kind of file. Move it out of the folder content before you commit or upload anything.',
    });
  return warnings;
}
