import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const FOLDER = '.cache/astro/image-cache';

/**
 * Caches what was computed from all pixels of a picture, because that is slow. The key is the picture's
 * bytes, so an unchanged picture costs later builds nothing. Failures are not cached.
 */
export async function cached(
  bytes: Buffer,
  purpose: string,
  compute: () => Promise<Buffer>,
): Promise<Buffer> {
  const key = createHash('sha256').update(`${purpose} ${sharp.versions.vips}\n`).update(bytes);
  const file = `${FOLDER}/${key.digest('hex')}`;
  const hit = await readFile(file).catch(() => undefined);
  if (hit?.length) return hit;
  const result = await compute();
  // Another build may read the file at the same moment, so it must appear complete or not at all.
  const tempFile = `${file}.${randomUUID()}`;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(tempFile, result);
  await rename(tempFile, file);
  return result;
}
