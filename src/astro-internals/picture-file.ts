import type { ImageMetadata } from 'astro';

interface MoreThanAstroTells {
  /** A copy whose properties can be read without side effects. */
  clone?: ImageMetadata;
  fsPath?: string;
}

/**
 * Reads a picture's size from a copy: Astro publishes the master of every picture whose own
 * properties are read, and masters are large.
 */
export const sizeOf = (src: ImageMetadata): ImageMetadata =>
  (src as ImageMetadata & MoreThanAstroTells).clone ?? src;

/** The path of a picture's master on this machine. */
export function masterFile(src: ImageMetadata): string {
  const { fsPath } = src as ImageMetadata & MoreThanAstroTells;
  if (!fsPath)
    throw new Error('Astro no longer tells where a picture lies: see src/astro-internals.');
  return fsPath;
}
