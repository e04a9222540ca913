import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { runCommand } from '../build/command.ts';
import { type CleanedPhoto, cleanPhotos } from '../build/photos/clean-photos.ts';
import { filesWithLocation, locationAdvice } from '../build/photos/files-with-location.ts';
import { ORIGINALS_FOLDER } from '../build/photos/originals.ts';
import { unusedPhotos } from '../build/photos/unused-photos.ts';

/** `npm run photos`: cleans the photos in content/. */

await runCommand(async () => {
  if (!existsSync('content')) {
    console.error('There is no folder content here. Open the terminal in your site’s folder.');
    return false;
  }
  const { photos, changes, problems } = await cleanPhotos('content', {
    onStart: (total) =>
      console.log(
        `Preparing ${count(total, 'new photo')}. Each takes a few seconds: it’s turned right side up, made smaller, and its location is removed.`,
      ),
    onChange: (change) => console.log(changeLine(change)),
  });
  const isReady = changes.length === 0 && problems.length === 0;
  console.log(
    isReady
      ? `${count(photos, 'photo')}, all ready.`
      : `${count(photos, 'photo')}: ${changes.length} prepared, ${problems.length} with a problem.`,
  );
  if (changes.length > 0)
    console.log(
      `Your originals are in ${ORIGINALS_FOLDER}/ on this computer. They are never published.`,
    );
  const unused = await unusedPhotos('content');
  if (unused.length > 0)
    console.log(
      `No page shows these photos. Add them to a page, or delete them.\n  ${unused.join('\n  ')}`,
    );
  const located = await filesWithLocation('content');
  const locations = located.map((found) => `content/${found.file} ${locationAdvice(found)}`);
  for (const message of [...problems, ...locations]) console.error(message);
  return problems.length === 0 && located.length === 0;
});

function changeLine({ photo, renamedTo, hadLocation, before, after, updatedFiles }: CleanedPhoto) {
  const parts = [`${megabytes(before)} → ${megabytes(after)}`];
  if (hadLocation) parts.push('location removed');
  if (updatedFiles.length > 0) parts.push(`new name saved in ${updatedFiles.join(', ')}`);
  return `${photo}${renamedTo ? ` → ${basename(renamedTo)}` : ''}  ${parts.join(', ')}`;
}

function megabytes(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
