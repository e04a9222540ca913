import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import { masterFile } from '../astro-internals/picture-file.ts';

/** The SHA-256 of the default hero, the valley at sunrise, and of its small copy in the tests' fixture. */
const VALLEY = [
  '3946796e9a423efb95b65c78424043ee1e3eaa95deeb332b625ba8b6f4282eeb',
  'f15d4a5005c20984b1827622306b130eccf6fd89a78b257abdfc8446ec206853',
];

/**
 * Whether a picture is the valley. In the dark scheme, dusk is painted over its sky, sun and field. Over
 * a photo, that would blacken a hillside.
 */
export async function isValley(src: ImageMetadata): Promise<boolean> {
  const bytes = await readFile(masterFile(src));
  return VALLEY.includes(createHash('sha256').update(bytes).digest('hex'));
}
