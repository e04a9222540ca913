import type { ImageMetadata } from 'astro';

interface UndocumentedImageMetadata {
  /** A copy whose properties can be read without side effects. */
  clone?: ImageMetadata;
  fsPath?: string;
}

/**
 * Reads a picture's size from a copy: Astro publishes the master of every picture whose own
 * properties are read, and masters are large.
 */
export const sizeOf = (src: ImageMetadata): ImageMetadata =>
  (src as ImageMetadata & UndocumentedImageMetadata).clone ?? src;

/** The path of a picture's master on this machine. */
export function masterFile(src: ImageMetadata): string {
  const { fsPath } = src as ImageMetadata & UndocumentedImageMetadata;
  if (!fsPath)
    throw new Error('Astro’s image metadata no longer has fsPath. See src/astro-internals.');
  return fsPath;
}
