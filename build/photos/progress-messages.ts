import { basename, sep } from 'node:path';
import { LOCATION } from '../../photos/metadata-kinds.ts';
import { ORIGINALS_FOLDER } from './originals.ts';
import type { Change, PictureSize, Progress, Report } from './report.ts';

/** The first line of a run with photos to clean. */
export const startLine = (total: number) =>
  total === 1
    ? 'Preparing a new photo: turning it right side up, making it smaller and removing its location.'
    : `Preparing ${total} new photos: turning them right side up, making them smaller and removing their location. Each takes a few seconds.`;

export function progressLine(progress: Progress): string {
  if ('problem' in progress) return progress.problem.message;
  return `[${progress.done}/${progress.total}] ${changeLine(progress.change)}`;
}

function changeLine(change: Change): string {
  const { photo, renamedTo, before, after, turned, removed, updatedFiles } = change;
  const name = photo.split(sep).join('/');
  const parts = [sizes(before, after)];
  if (turned) parts.push('turned right side up');
  if (removed.includes(LOCATION)) parts.push('location removed');
  else if (removed.length > 0) parts.push('hidden data removed');
  parts.push(`${megabytes(before.bytes)} → ${megabytes(after.bytes)}`);
  if (updatedFiles.length > 0) parts.push(`new name saved in ${updatedFiles.join(', ')}`);
  return `${name}${renamedTo ? ` → ${basename(renamedTo)}` : ''}  ${parts.join(', ')}`;
}

function sizes(before: PictureSize, after: PictureSize): string {
  const [old, now] = [before, after].map(({ width, height }) => `${width}×${height}`);
  return old === now ? `${now}` : `${old} → ${now}`;
}

function megabytes(bytes: number): string {
  if (bytes < 100_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** The last lines of a run. */
export function summaryLines({ photos, changes, problems }: Omit<Report, 'located'>): string[] {
  const total = `${photos} photo${photos === 1 ? '' : 's'}`;
  if (changes.length === 0 && problems.length === 0) return [`${total}, all ready.`];
  const counts = [`${changes.length} prepared`];
  const untouched = photos - changes.length - problems.length;
  if (untouched > 0) counts.push(`${untouched} already fine`);
  if (problems.length > 0) counts.push(`${problems.length} with a problem (see above)`);
  const lines = [`${total}: ${counts.join(', ')}.`];
  if (changes.length > 0)
    lines.push(
      `Your originals are in ${ORIGINALS_FOLDER}/ on this computer. They are never published.`,
    );
  return lines;
}
