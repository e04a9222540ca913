import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { describePhotoError } from '../../photos/photo-error.ts';
import { cached } from '../../src/pictures/image-cache.ts';
import { planCleaning } from '../photos/cleaning-plan.ts';
import { assertReadableSize, readPicture } from '../photos/read-picture.ts';

const THUMBNAIL_PX = 32;
const errors = new Map<string, Promise<string | undefined>>();

/** Returns a message for the owner if a picture can't be decoded. Caches it per version of the file. */
export async function imageError(file: string): Promise<string | undefined> {
  const { mtimeMs, size } = await stat(file);
  const version = `${file} ${mtimeMs} ${size}`;
  const error = errors.get(version) ?? decodeError(file);
  errors.set(version, error);
  return error;
}

async function decodeError(file: string): Promise<string | undefined> {
  try {
    const bytes = await readFile(file);
    if (extname(file).toLowerCase() === '.svg') return await drawingError(file, bytes);
    // Throws if the photo can't be cleaned.
    planCleaning(bytes, extname(file));
    await cached(bytes, 'readable', () =>
      readPicture(bytes, (picture) => picture.resize(THUMBNAIL_PX).raw().toBuffer()),
    );
    await assertReadableSize(bytes);
    return undefined;
  } catch (error) {
    return describePhotoError(file, error);
  }
}

async function drawingError(file: string, bytes: Buffer): Promise<string | undefined> {
  const rendered = await sharp(bytes)
    .resize(THUMBNAIL_PX)
    .raw()
    .toBuffer()
    .catch(() => undefined);
  return rendered
    ? undefined
    : `${file} can’t be read as a drawing. Save it as a PNG and use that instead.`;
}
