import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPhotos } from '../../build/photos/find-photos.ts';
import { carriesMetadata, LOCATION } from '../../photos/metadata.ts';
import type { Warning } from './warning.ts';

/** Photos that still say where they were taken. A build cleans them, but what is pushed before stays in the history. */
export async function photosWithLocation(root: string): Promise<Warning[]> {
  const warnings: Warning[] = [];
  for (const photo of await findPhotos(root)) {
    const file = join(root, photo);
    if (carriesMetadata(await readFile(file)).includes(LOCATION))
      warnings.push({
        group: 'Photos that say where they were taken',
        file,
        message: 'Run  npm run photos  before you commit or upload it. That takes its place out.',
      });
  }
  return warnings;
}
