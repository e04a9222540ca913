import sharp from 'sharp';
import { cached } from '../src/pictures/image-cache.ts';

const SIZE = { width: 240, height: 240, fit: 'inside', withoutEnlargement: true } as const;

/** A small upright copy of a picture, for the editor's lists. */
export const thumbnailOf = (bytes: Buffer) =>
  cached(bytes, `upright thumbnail ${JSON.stringify(SIZE)}`, () =>
    sharp(bytes).autoOrient().resize(SIZE).webp().toBuffer(),
  );
