import type { ImageMetadata } from 'astro';
import { masterFile } from '../astro-internals/picture-file.ts';
import { contentOf } from '../site/entries.ts';

/**
 * Whether a picture is the drawing of the valley. In the dark scheme, dusk is painted over its sky, sun and field.
 * Over a photo, that would blacken a hillside.
 */
export async function isValley(picture: ImageMetadata): Promise<boolean> {
  const { valley } = await contentOf('farm');
  return valley !== undefined && masterFile(valley) === masterFile(picture);
}
