import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { masterFile } from '../astro-internals/picture-file.ts';
import { cached } from './image-cache.ts';

/** The default hero, the valley at sunrise, as 6 × 4 colors, which are the same in any size and format. */
const VALLEY = Buffer.from(
  'hJ6knrCzj6erm66shJmYlamtoKqhrrOlwMKtycGh3M+pubull41djYpidIRqf49ygYJufnhYW21TXHFdVm5Wan1gZHRLXW9O',
  'base64',
);
/** How much the colors may differ, of 255. Other pictures of the same style differ three times as much. */
const MAX_DIFFERENCE = 5;

/**
 * Whether a picture is the valley. In the dark scheme, dusk is painted over its sky, sun and field. Over
 * a photo, that would blacken a hillside.
 */
export async function isValley(src: ImageMetadata): Promise<boolean> {
  const bytes = await readFile(masterFile(src));
  const colors = await cached(bytes, '6 × 4 colors', () =>
    sharp(bytes).resize(6, 4, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer(),
  );
  const differences = VALLEY.map((color, i) => Math.abs(color - (colors[i] ?? 0)));
  return differences.reduce((sum, each) => sum + each) / VALLEY.length <= MAX_DIFFERENCE;
}
