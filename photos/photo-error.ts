/** An error with one photo, for the owner. The message completes "<file> …". */
class PhotoError extends Error {}

const COPY_AGAIN = 'Copy it from the phone again, or delete it.';

export const emptyFile = () =>
  new PhotoError(`can’t be read as a picture because it’s empty. ${COPY_AGAIN}`);

export const brokenFile = () =>
  new PhotoError(
    `can’t be read as a picture because it’s damaged or part of it is missing. ${COPY_AGAIN}`,
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

export const iPhonePhoto = () =>
  new PhotoError(
    'is an iPhone photo in a format that browsers can’t show. ' +
      'Run  npm run photos  to turn it into a JPEG.',
  );

export const unreadableSize = () =>
  new PhotoError(
    'can’t be shown yet because its width and height can’t be read. ' +
      'Run  npm run photos  to fix that.',
  );

/** A message for the owner about any error with a photo. */
export function describePhotoError(file: string, error: unknown): string {
  if (error instanceof PhotoError) return `${file} ${error.message}`;
  return `${file} couldn’t be prepared and was left as it is. ${writeErrorAdvice(error)}`;
}

function writeErrorAdvice(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full. Free up some space and run this again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EBUSY')
    return 'Your computer won’t let it be changed. Close other programs that have it open, and run this again.';
  return `${error instanceof Error ? error.message : String(error)}.`;
}
