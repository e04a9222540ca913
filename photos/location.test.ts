import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  cleanJpeg,
  jpegWithLocation,
  motionVideo,
  picture,
  withChunk,
  withLocation,
  withSegment,
} from './fixtures/pictures.ts';
import { hasLocation } from './location.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url));
const XMP = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="51,28.6N"/>';
/** EXIF with one entry, which points to the location, in both byte orders. */
const LITTLE = 'II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0';
const BIG = 'MM\0*\0\0\0\x08\0\x01\x88\x25\0\x04\0\0\0\x01\0\0\0\x1a\0\0\0\0';
const photoOf = (camera: string) => picture().withExif({ IFD0: { Make: camera } });
const compressedText = () => Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(XMP)]);

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a JPEG', jpegWithLocation],
  ['a JPEG that is cut off', async () => (await jpegWithLocation()).subarray(0, -20)],
  ['a PNG', () => withLocation(picture()).png().toBuffer()],
  ['a WebP', () => withLocation(picture()).webp().toBuffer()],
  ['an AVIF', () => withLocation(picture()).avif().toBuffer()],
  ['a HEIC', () => fixture('sideways-with-location.heic')],
  ['a tiled HEIC', () => fixture('tiled.heic')],
  ['XMP', async () => withSegment(await cleanJpeg(), 0xe1, XMP)],
  ['a camera’s notes', async () => withSegment(await cleanJpeg(), 0xe1, `Exif\0\0…${BIG}`)],
  ['a preview', async () => withSegment(await jpegWithLocation(), 0xe1, await jpegWithLocation())],
  ['a second picture', async () => Buffer.concat([await cleanJpeg(), await jpegWithLocation()])],
  ['a motion photo', async () => Buffer.concat([await cleanJpeg(), motionVideo()])],
  [
    'compressed text, which can’t be searched',
    async () => withChunk(await picture().png().toBuffer(), 'zTXt', compressedText()),
  ],
  [
    'EXIF as hexadecimal text',
    async () => {
      const text = Buffer.from('Raw profile type exif\0\nexif\n 4\n45786966\n');
      return withChunk(await picture().png().toBuffer(), 'tEXt', text);
    },
  ],
  ['a video', motionVideo],
  ['an iPhone’s video', () => Buffer.from('ftypqt  …com.apple.quicktime.location.ISO6709…')],
  ['a raw file', () => Buffer.from(LITTLE, 'latin1')],
  ['a raw file in the other byte order', () => Buffer.from(BIG, 'latin1')],
])('finds the location in %s', async (_what, make) => {
  expect(hasLocation(await make())).toBe(true);
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a clean photo', cleanJpeg],
  ['a camera’s name', () => photoOf('Phone').jpeg().toBuffer()],
  ['a TIFF', () => picture().tiff().toBuffer()],
  ['EXIF that is cut off', () => Buffer.from(LITTLE.slice(0, 9), 'latin1')],
  ['text', () => Buffer.from('<p>Our ducks</p>')],
])('finds none in %s', async (_what, make) => {
  expect(hasLocation(await make())).toBe(false);
});
