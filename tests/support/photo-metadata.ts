import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ExifReader from 'exifreader';
import { filesIn } from '../../build/built-site.ts';
import { carriesMetadata } from '../../photos/metadata.ts';

const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|ico)$/i;

/** What it takes to draw a picture: sizes, formats, colors. All else tells about people and places. */
const NEEDED_TO_DRAW = ['file', 'jfif', 'riff', 'png', 'pngFile', 'icc'];

/** Left anywhere in a file, also behind its end, where a reader of pictures doesn't look. */
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
 * Judges a picture with a reader that isn't ours. What cleans photos in build/photos has a parser of
 * its own, and would overlook here what it overlooked there.
 */
export function metadataIn(bytes: Buffer, name: string): string[] {
  const traces = TRACES.filter((trace) => bytes.includes(trace));
  if (name.endsWith('.ico')) return traces;
  const groups = Object.keys(ExifReader.load(bytes, { expanded: true }));
  return [...groups.filter((group) => !NEEDED_TO_DRAW.includes(group)), ...traces];
}

/** The pictures below a folder that say where or how they were taken, and what each of them carries. */
export function picturesWithMetadata(folder: string): { file: string; carries: string[] }[] {
  return filesIn(folder)
    .filter((name) => PICTURE.test(name))
    .map((name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      return { file, carries: [...carriesMetadata(bytes), ...metadataIn(bytes, file)] };
    })
    .filter(({ carries }) => carries.length > 0);
}
