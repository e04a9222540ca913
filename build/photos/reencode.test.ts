import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../photos/fixtures/pictures.ts';
import { isPlain } from '../../photos/plain.ts';
import { extensionFor, isClean } from './inspect-picture.ts';
import { reencode } from './reencode.ts';

const heic = (name: string) =>
  readFileSync(new URL(`../../photos/fixtures/${name}.heic`, import.meta.url));

async function cleaned(bytes: Buffer) {
  const { bytes: after, format } = await reencode(bytes);
  expect(isPlain(after)).toBe(true);
  expect(await isClean(after, extensionFor(format, ''))).toBe(true);
  const { width, height, exif, xmp, icc } = await sharp(after).metadata();
  expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  return { after, format, size: [width, height] };
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (original) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i comes out upright', async (orientation) => {
    const image = withLocation(picture({ orientation })).withMetadata({ orientation });
    const bytes = await image.toFormat(original, { lossless: true }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { after, format, size } = await cleaned(bytes);
    expect(await cornersOf(after)).toEqual(UPRIGHT);
    expect([format, ...size]).toEqual([original, 96, 64]);
  });
});

test.each(['sideways-with-location', 'tiled', 'tiled-coded-colors'])(
  'an iPhone’s HEIC becomes a JPEG: %s',
  async (name) => {
    const { after, format } = await cleaned(heic(name));
    expect(format).toBe('jpeg');
    expect(await cornersOf(after)).toEqual(UPRIGHT);
  },
);

test.each(['jpeg', 'png', 'webp'] as const)('a %s in Display P3 becomes sRGB', async (format) => {
  const p3 = await picture().withIccProfile('p3').toFormat(format, { lossless: true }).toBuffer();
  const { after } = await cleaned(p3);
  expect(await cornersOf(after)).toEqual(UPRIGHT);
});

test('a JPEG in print colors becomes sRGB', async () => {
  const { after } = await cleaned(await picture().toColorspace('cmyk').jpeg().toBuffer());
  expect(await sharp(after).metadata()).toMatchObject({ space: 'srgb' });
});

test('the long edge is at most 2560 px, and nothing is enlarged', async () => {
  const wide = await picture({ width: 3000, height: 300 }).jpeg().toBuffer();
  expect((await cleaned(wide)).size).toEqual([2560, 256]);
  const tall = await picture({ width: 300, height: 3000 }).png().toBuffer();
  expect((await cleaned(tall)).size).toEqual([256, 2560]);
});

test('an animation keeps its frames', async () => {
  const frames = [picture(), picture({ orientation: 3 })].map((frame) => frame.png().toBuffer());
  const animation = sharp(await Promise.all(frames), { join: { animated: true } });
  const { after } = await cleaned(await withLocation(animation).webp().toBuffer());
  expect(await sharp(after).metadata()).toMatchObject({ pages: 2 });
});

test('ignores warnings that every viewer ignores', async () => {
  const jpeg = await picture().jpeg().toBuffer();
  const lastByteOfScanHeader = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 12;
  jpeg.writeUInt8(0, lastByteOfScanHeader);
  await expect(sharp(jpeg).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters');
  await cleaned(jpeg);
});
