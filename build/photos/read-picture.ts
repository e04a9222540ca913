import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Sharp } from 'sharp';
import { cutOffFile, damagedFile, PhotoProblem, sizeNotFound } from '../../photos/photo-problem.ts';
import { MAX_MEGAPIXELS } from './cleaning-plan.ts';

/** Above sharp's own limit, on purpose: phones take photos that large. */
export const MAX_PIXELS = MAX_MEGAPIXELS * 1e6;

/**
 * Uses a picture, refusing one that is cut off or damaged instead of rendering the rest gray.
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
    throw asProblem(error);
  }
}

export async function decodeFully(bytes: Buffer): Promise<void> {
  await readPicture(bytes, (picture) => picture.raw().toBuffer());
}

/** Astro's own reader finds no size in some pictures that can be shown, and then the build stops. */
export async function expectSize(bytes: Buffer): Promise<void> {
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

function asProblem(error: unknown): unknown {
  if (error instanceof PhotoProblem || error instanceof TypeError || error instanceof RangeError)
    return error;
  return isTruncatedError(error instanceof Error ? error.message : '')
    ? cutOffFile()
    : damagedFile();
}
