import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  cornersOf,
  jpegWithLocation,
  picture,
  UPRIGHT,
  withLocation,
} from '../../photos/fixtures/pictures.ts';
import { assertClean, cleanBytes } from './clean-bytes.ts';
import { planCleaning } from './cleaning-plan.ts';
import { assertReadableSize } from './read-picture.ts';

/** The segments of a JPEG up to its scan, as files of some cameras order them: sizes come first. */
function sizesFirst(jpeg: Buffer): Buffer {
  const segments: { marker: number; bytes: Buffer }[] = [];
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    segments.push({ marker: jpeg[at + 1] ?? 0, bytes: jpeg.subarray(at, end) });
    at = end;
  }
  const order = ({ marker }: { marker: number }) =>
    marker >= 0xe0 ? 0 : marker === 0xc0 || marker === 0xc2 ? 1 : 2;
  const ordered = segments.toSorted((a, b) => order(a) - order(b)).map(({ bytes }) => bytes);
  return Buffer.concat([jpeg.subarray(0, 2), ...ordered, jpeg.subarray(at)]);
}

const fixture = (name: string) =>
  readFileSync(new URL(`../../photos/fixtures/${name}`, import.meta.url));
const photo = () => withLocation(picture());
const gray = () => withLocation(picture().grayscale());

test.each<[string, string, () => Promise<Buffer> | Buffer]>([
  ['a JPEG', '.jpg', jpegWithLocation],
  ['a JPEG whose size comes first', '.jpg', async () => sizesFirst(await jpegWithLocation())],
  ['a gray one', '.jpg', async () => sizesFirst(await gray().jpeg().toBuffer())],
  [
    'a progressive one',
    '.jpg',
    async () => sizesFirst(await photo().jpeg({ progressive: true }).toBuffer()),
  ],
  [
    'a JPEG with a profile',
    '.jpg',
    async () => sizesFirst(await photo().withIccProfile('p3').jpeg().toBuffer()),
  ],
  ['a PNG', '.png', () => photo().png().toBuffer()],
  ['a WebP', '.webp', () => photo().webp().toBuffer()],
  ['an AVIF', '.avif', () => photo().avif().toBuffer()],
  ['a HEIC', '.heic', () => fixture('sideways-with-location.heic')],
  ['a tiled HEIC', '.heic', () => fixture('tiled.heic')],
  ['a tiled HEIC with coded colors', '.heic', () => fixture('tiled-coded-colors.heic')],
])('a build accepts %s after cleaning', async (_what, extension, make) => {
  const bytes = await make();
  const { bytes: cleaned, kind } = await cleanBytes(bytes, planCleaning(bytes, extension));
  await assertClean(Buffer.from(cleaned), kind);
});

test('an added header changes no pixel and no color', async () => {
  const bytes = sizesFirst(await jpegWithLocation());
  const { bytes: cleaned } = await cleanBytes(bytes, planCleaning(bytes, '.jpg'));
  expect(await cornersOf(cleaned)).toEqual(UPRIGHT);
  const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
  expect((await pixels(cleaned)).equals(await pixels(bytes))).toBe(true);
});

test('a picture whose size Astro can’t read is reported before the build', async () => {
  const bytes = sizesFirst(await picture().jpeg().toBuffer());
  await expect(assertReadableSize(bytes)).rejects.toThrow('doesn’t say how big it is.');
});
