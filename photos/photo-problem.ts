/** Something the farmer has to know about one photo; the message completes "<file> …". */
export class PhotoProblem extends Error {}

const COPY_AGAIN = 'Copy it from the phone again, or delete it.';

export const emptyFile = () =>
  new PhotoProblem(`can't be read as a picture: it is empty. ${COPY_AGAIN}`);

export const cutOffFile = () =>
  new PhotoProblem(`can't be read as a picture: it looks cut off. ${COPY_AGAIN}`);

export const damagedFile = () =>
  new PhotoProblem(`can't be read as a picture: it looks damaged. ${COPY_AGAIN}`);

export const sizeNotFound = () =>
  new PhotoProblem(
    "can't be used: its size can't be read. " +
      'Open it in a photo program, save it as a JPEG, and put that here instead.',
  );

export const notAPicture = () =>
  new PhotoProblem(
    "can't be read as a picture: it is not a JPEG, PNG, WebP, AVIF or HEIC file. " +
      'Save it as a JPEG and put that here instead, or delete it.',
  );

export const tooBig = (megapixels: number, max: number) =>
  new PhotoProblem(
    `is too big: ${Math.round(megapixels)} megapixels, and ${max} is the most that works. ` +
      'Make it smaller and put that here instead, or delete it.',
  );

export const uncleanableMovie = () =>
  new PhotoProblem(
    'is a moving AVIF picture with hidden data that cannot be taken out. ' +
      'Save it as an animated WebP and put that here instead, or delete it.',
  );

export const changedMeanwhile = () =>
  new PhotoProblem('was changed by another program just now. Nothing was done to it; run again.');

/** One plain sentence for anything that went wrong with a photo. */
export function problemLine(file: string, error: unknown): string {
  if (error instanceof PhotoProblem) return `${file} ${error.message}`;
  return `${file} could not be cleaned: ${whyNotWritten(error)} It was left as it is.`;
}

function whyNotWritten(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'the disk is full. Make room and run again.';
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return 'this computer does not allow changing it (write-protected, or open in another program).';
  if (code === 'EBUSY') return 'it is open in another program. Close that and run again.';
  return `${error instanceof Error ? error.message : String(error)}.`;
}
