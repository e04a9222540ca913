import { deflateSync } from 'node:zlib';
import { imageMetadata } from 'astro/assets/utils';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  cleanJpeg,
  jpegWithLocation,
  motionVideo,
  picture,
  withChunk,
  withLocation,
  withSegment,
} from './fixtures/pictures.ts';
import { isPlain, plainCopy } from './plain.ts';

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const png = () => picture().png().toBuffer();

describe.each(FORMATS)('a %s', (format) => {
  const encode = (image: Sharp) => image.toFormat(format).toBuffer();

  test('fresh from sharp is plain', async () => {
    expect(isPlain(await encode(picture()))).toBe(true);
    expect(isPlain(await encode(picture().grayscale()))).toBe(true);
    expect(isPlain(await encode(picture().ensureAlpha(0.5)))).toBe(true);
  });

  test('with metadata, other bytes or a missing end is not', async () => {
    const plain = await encode(picture());
    for (const bytes of [
      await encode(withLocation(picture())),
      await encode(picture().withExif({ IFD0: { Make: 'Phone' } })),
      await encode(picture().withXmp('<x/>')),
      Buffer.concat([plain, motionVideo()]),
      Buffer.concat([plain, plain]),
      Buffer.concat([plain, Buffer.from('\n')]),
      plain.subarray(0, plain.length - 1),
      plain.subarray(0, 60),
    ])
      expect(isPlain(bytes)).toBe(false);
  });
});

test.each([
  ['restart markers', async () => withRestartMarker(await cleanJpeg())],
  ['several scans', () => picture().jpeg({ progressive: true }).toBuffer()],
  ['a gamma', async () => withChunk(await png(), 'gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))],
  ['few colors', () => picture().png({ palette: true }).toBuffer()],
  ['lossless compression', () => picture().webp({ lossless: true }).toBuffer()],
  ['frames', animation],
])('a picture with %s is plain', async (_what, make) => {
  expect(isPlain(await make())).toBe(true);
});

test.each([
  ['IPTC', 0xed, 'Photoshop 3.0\0'],
  ['a comment', 0xfe, 'taken at home'],
  ['a list of more pictures', 0xe2, 'MPF\0MM'],
  ['a color profile', 0xe2, 'ICC_PROFILE\0\x01\x01'],
  ['a preview', 0xe0, 'JFXX\0'],
  ['a header with a preview', 0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01\0\0\0'],
  ['content credentials', 0xeb, 'JP'],
  ['a segment that no standard knows', 0xf0, 'home'],
])('a JPEG with %s is not plain', async (_what, marker, payload) => {
  expect(isPlain(withSegment(await cleanJpeg(), marker, payload))).toBe(false);
});

test.each([
  ['tEXt', Buffer.from('Comment\0at home')],
  ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('at home')])],
  ['tIME', Buffer.alloc(7)],
  ['prVW', Buffer.from('home')],
])('a PNG with %s is not plain', async (type, data) => {
  expect(isPlain(withChunk(await png(), type, data))).toBe(false);
});

test('other files are not plain', () => {
  for (const text of ['', 'x', '<svg/>', '\xff\xd8\xff', 'RIFF\0\0\0\0WEBP'])
    expect(isPlain(Buffer.from(text, 'latin1')), text).toBe(false);
});

describe('a plain copy', () => {
  test.each(['jpeg', 'png'] as const)('has every pixel of a %s', async (format) => {
    const before = await withLocation(picture()).withXmp('<x/>').toFormat(format).toBuffer();
    const after = plainCopy(before) ?? before;
    expect(isPlain(after)).toBe(true);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  });

  test('of a JPEG has a header, in which Astro finds its size', async () => {
    const jpeg = await jpegWithLocation();
    expect(jpeg.includes('JFIF')).toBe(false);
    await expect(imageMetadata(plainCopy(jpeg) ?? jpeg)).resolves.toMatchObject({ width: 96 });
  });

  test.each(['webp', 'avif'] as const)('is not made of a %s', async (format) => {
    expect(plainCopy(await picture().toFormat(format).toBuffer())).toBe(undefined);
  });
});

function withRestartMarker(jpeg: Buffer): Buffer {
  const inScan = jpeg.length - 30;
  const restart = Buffer.from([0xff, 0xd3]);
  return Buffer.concat([jpeg.subarray(0, inScan), restart, jpeg.subarray(inScan)]);
}

async function animation(): Promise<Buffer> {
  const frames = [picture(), picture({ orientation: 3 })].map((frame) => frame.png().toBuffer());
  return await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer();
}
