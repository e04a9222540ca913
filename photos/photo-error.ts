/** An error with one photo, for the owner. The message completes "<file> …". */
export class PhotoError extends Error {}

const COPY_AGAIN = 'Copy it from the phone again, or delete it.';

export const emptyFile = () =>
  new PhotoError(`can’t be read as a picture because it’s empty. ${COPY_AGAIN}`);

export const truncatedFile = () =>
  new PhotoError(`can’t be read as a picture because part of it is missing. ${COPY_AGAIN}`);

export const damagedFile = () =>
  new PhotoError(`can’t be read as a picture because it’s damaged. ${COPY_AGAIN}`);

export const sizeNotFound = () =>
  new PhotoError(
    'doesn’t say how big it is. ' +
      'Open it in a photo program, save it as a JPEG, and put that here instead.',
  );

export const notAPicture = () =>
  new PhotoError(
    'can’t be read as a picture because it isn’t a JPEG, PNG, WebP, AVIF or HEIC file. ' +
      'Save it as a JPEG and use that instead, or delete it.',
  );

export const tooBig = (megapixels: number, max: number) =>
  new PhotoError(
    `is too big. It has ${Math.round(megapixels)} megapixels, and the limit is ${max}. ` +
      'Use a smaller copy, or delete it.',
  );

export const uncleanableAnimation = () =>
  new PhotoError(
    'is an animated picture with hidden data that can’t be removed. ' +
      'Use a plain photo instead, or delete it.',
  );

export const changedMeanwhile = () =>
  new PhotoError('was just changed by another program, so it was left as it is. Run this again.');

/** A message for the owner about any error with a photo. */
export function describePhotoError(file: string, error: unknown): string {
  if (error instanceof PhotoError) return `${file} ${error.message}`;
  return `${file} couldn’t be prepared and was left as it is. ${writeErrorAdvice(error)}`;
}

function writeErrorAdvice(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full. Free up some space and run this again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'Your computer won’t let it be changed. Close other programs that have it open, and run this again.';
  if (code === 'EBUSY')
    return 'It is open in another program. Close that program and run this again.';
  return `${error instanceof Error ? error.message : String(error)}.`;
}
