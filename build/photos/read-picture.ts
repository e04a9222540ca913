import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Sharp } from 'sharp';
import { damagedFile, PhotoError, sizeNotFound, truncatedFile } from '../../photos/photo-error.ts';
import { MAX_MEGAPIXELS } from './cleaning-plan.ts';

/** Above sharp's own limit, on purpose: phones take photos that large. */
export const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;

/**
 * Decodes a picture strictly. Throws if it is truncated or damaged, where sharp would render the rest gray.
 * Decoders also warn about oddities that every viewer handles, such as a Samsung phone's headers, so a
 * picture with only those is decoded again with lower strictness.
 */
export async function readPicture<T>(
  bytes: Buffer,
  use: (picture: Sharp) => Promise<T>,
): Promise<T> {
  const attempt = (failOn: 'warning' | 'error') =>
    use(sharp(bytes, { failOn, limitInputPixels: MAX_PIXELS }));
  try {
    return await attempt('warning').catch((warning: unknown) => {
      if (isBroken(warning)) throw warning;
      return attempt('error');
    });
  } catch (error) {
    throw asPhotoError(error);
  }
}

export async function decodeFully(bytes: Buffer): Promise<void> {
  await readPicture(bytes, (picture) => picture.raw().toBuffer());
}

/** Throws if Astro can't read the picture's size, which would stop the build later. */
export async function assertReadableSize(bytes: Buffer): Promise<void> {
  await imageMetadata(bytes).catch(() => {
    throw sizeNotFound();
  });
}

const isTruncatedError = (message: string) =>
  /premature|truncated|end of (file|image)/i.test(message);
const isCorruptError = (message: string) => /huffman|corrupt(?!.*extraneous bytes)/i.test(message);

function isBroken(error: unknown): boolean {
  return (
    error instanceof Error && (isTruncatedError(error.message) || isCorruptError(error.message))
  );
}

function asPhotoError(error: unknown): unknown {
  if (error instanceof PhotoError || error instanceof TypeError || error instanceof RangeError)
    return error;
  return isTruncatedError(error instanceof Error ? error.message : '')
    ? truncatedFile()
    : damagedFile();
}
