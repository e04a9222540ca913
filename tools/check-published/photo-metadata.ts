import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { filesIn } from '../../build/built-site.ts';
import { isPlain } from '../../photos/plain.ts';

const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|ico)$/i;

/** Searched in the whole file, because parsers stop at the picture's end. */
const TRACES = [
  'Exif\0\0',
  'http://ns.adobe.com/xap/',
  'Photoshop 3.0',
  'GPSLatitude',
  'location.ISO6709',
  'ftypmp4',
  'ftypqt',
];

/** As sharp reads it, because our own parser would miss here what it missed when the photo was cleaned. */
export async function metadataIn(bytes: Uint8Array): Promise<string[]> {
  const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
  const found = Object.entries({ exif, xmp, iptc, comments }).filter(([, data]) => data);
  const file = Buffer.from(bytes);
  return [...found.map(([name]) => name), ...TRACES.filter((trace) => file.includes(trace))];
}

/** The pictures in a folder that have a location or camera metadata. */
export async function picturesWithMetadata(folder: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of filesIn(folder).filter((name) => PICTURE.test(name))) {
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (!isPlain(bytes) || (await metadataIn(bytes)).length > 0) found.push(file);
  }
  return found;
}
