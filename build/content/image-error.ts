import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { HEIC_EXTENSIONS } from '../../model/picture-fields.ts';
import { describePhotoError, iPhonePhoto, unreadableSize } from '../../photos/photo-error.ts';
import { cached } from '../../src/pictures/image-cache.ts';
import { hasReadableSize, readHeader, readPicture } from '../photos/inspect-picture.ts';

const THUMBNAIL_PX = 32;
const errors = new Map<string, Promise<string | undefined>>();

/** Returns a message for the owner if a picture can't be published. Caches it per version of the file. */
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
    const extension = extname(file).toLowerCase();
    if (extension === '.svg') return await drawingError(file, bytes);
    const { format } = await readHeader(bytes);
    if (format === 'heic' || HEIC_EXTENSIONS.includes(extension)) throw iPhonePhoto();
    await cached(bytes, 'readable', () =>
      readPicture(bytes, (picture) => picture.resize(THUMBNAIL_PX).raw().toBuffer()),
    );
    if (!(await hasReadableSize(bytes))) throw unreadableSize();
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
