import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import { filesIn } from '../../build/built-site.ts';
import { isPlain } from '../../photos/plain.ts';

const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|ico)$/i;

/** Needed to decode a picture. Everything else may identify people and places. */
const NEEDED_TO_DECODE = ['file', 'jfif', 'riff', 'png', 'pngFile', 'icc'];

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

/**
 * Uses a third-party parser, because our own, which cleans the photos, would miss here what it
 * missed there.
 */
export function metadataByExifReader(bytes: Buffer): string[] {
  const traces = TRACES.filter((trace) => bytes.includes(trace));
  const groups = Object.keys(ExifReader.load(bytes, { expanded: true }));
  return [...groups.filter((group) => !NEEDED_TO_DECODE.includes(group)), ...traces];
}

/** The pictures in a folder that have a location or camera metadata. */
export function picturesWithMetadata(folder: string): { file: string; carries: string[] }[] {
  return filesIn(folder)
    .filter((name) => PICTURE.test(name))
    .map((name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      const other = isPlain(bytes) ? [] : ['other data'];
      return { file, carries: [...metadataByExifReader(bytes), ...other] };
    })
    .filter(({ carries }) => carries.length > 0);
}
