import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { u8 } from './bytes.ts';
import {
  cleanJpeg,
  jpegWithLocation,
  motionVideo,
  picture,
  withChunk,
  withLocation,
  withSegment,
} from './fixtures/pictures.ts';
import { inspect } from './inspect.ts';
import { findMetadata } from './metadata.ts';

const heic = readFileSync(new URL('./fixtures/sideways-with-location.heic', import.meta.url));
const XMP = 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta exif:GPSLatitude="51,28.6N"/>';

describe('a JPEG', () => {
  test('fresh from sharp is clean', async () => {
    expect(findMetadata(await cleanJpeg())).toEqual([]);
    expect(findMetadata(await picture().jpeg({ progressive: true }).toBuffer())).toEqual([]);
  });

  test('with the plain header of older programs is clean', async () => {
    const header = 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0';
    expect(findMetadata(withSegment(await cleanJpeg(), 0xe0, header))).toEqual([]);
  });

  test('with restart markers is clean', async () => {
    const jpeg = await cleanJpeg();
    const inScan = jpeg.length - 30;
    const restart = Buffer.from([0xff, 0xd3]);
    const parts = [jpeg.subarray(0, inScan), restart, jpeg.subarray(inScan)];
    expect(findMetadata(Buffer.concat(parts))).toEqual([]);
  });

  test('with GPS in its EXIF carries a location', async () => {
    expect(findMetadata(await jpegWithLocation())).toEqual([
      'camera details (EXIF)',
      'location (GPS)',
    ]);
  });

  test('with EXIF but no GPS carries no location', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Make: 'Phone' } })
      .jpeg()
      .toBuffer();
    expect(findMetadata(jpeg)).toEqual(['camera details (EXIF)']);
  });

  test.each([
    ['XMP', 0xe1, XMP, ['editing notes (XMP)', 'location (GPS)']],
    ['IPTC', 0xed, 'Photoshop 3.0\0', ['captions (IPTC)']],
    ['a comment', 0xfe, 'taken at home', ['a comment']],
    ['a list of more pictures', 0xe2, 'MPF\0MM', ['a list of hidden pictures (MPF)']],
    ['a preview', 0xe0, 'JFXX\0', ['a small preview picture']],
    ['content credentials', 0xeb, 'JP', ["maker's data (APP11)"]],
  ])('with %s is reported', async (_, marker, payload, expected) => {
    expect(findMetadata(withSegment(await cleanJpeg(), marker, payload))).toEqual(expected);
  });

  test('with a motion photo’s video appended carries that, and its location', async () => {
    expect(findMetadata(Buffer.concat([await cleanJpeg(), motionVideo()]))).toEqual([
      'a video hidden after the picture (motion photo)',
      'location (GPS)',
    ]);
  });

  test('with a second picture appended carries that one’s location', async () => {
    expect(findMetadata(Buffer.concat([await cleanJpeg(), await jpegWithLocation()]))).toEqual([
      'data hidden after the end of the picture',
      'location (GPS)',
    ]);
  });

  test('cut off before its end still carries a location', async () => {
    const jpeg = await jpegWithLocation();
    expect(inspect(jpeg.subarray(0, 150))?.truncated).toBe(true);
    expect(findMetadata(jpeg.subarray(0, jpeg.length - 20))).toContain('location (GPS)');
  });
});

describe('a PNG', () => {
  test('fresh from sharp is clean', async () => {
    const png = await picture().png().toBuffer();
    expect(findMetadata(png)).toEqual([]);
    expect(findMetadata(withChunk(png, 'gAMA', Buffer.from([0, 0, 0xb1, 0x8f])))).toEqual([]);
  });

  test('with GPS carries a location', async () => {
    expect(findMetadata(await withLocation(picture()).png().toBuffer())).toContain(
      'location (GPS)',
    );
  });

  test.each([
    ['tEXt', Buffer.from('Comment\0at home')],
    ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync('at home')])],
    ['iTXt', Buffer.from('XML:com.adobe.xmp\0\0\0\0\0<x/>')],
  ])('with %s carries a note', async (type, data) => {
    expect(findMetadata(withChunk(await picture().png().toBuffer(), type, data))).toEqual([
      'a text note',
    ]);
  });

  test('with bytes after its end carries them', async () => {
    const png = Buffer.concat([await picture().png().toBuffer(), Buffer.from('hidden')]);
    expect(findMetadata(png)).toEqual(['data hidden after the end of the picture']);
  });
});

describe('a WebP', () => {
  test.each([{ lossless: false }, { lossless: true }])(
    'fresh from sharp is clean %j',
    async (how) => {
      const webp = await picture().webp(how).toBuffer();
      expect(findMetadata(webp)).toEqual([]);
      expect(inspect(webp)).toMatchObject({ width: 96, height: 64, truncated: false });
    },
  );

  test('with EXIF and XMP carries both, and the location', async () => {
    const image = withLocation(picture()).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');
    expect(findMetadata(await image.webp().toBuffer()).sort()).toEqual([
      'camera details (EXIF)',
      'editing notes (XMP)',
      'location (GPS)',
    ]);
  });
});

describe('an AVIF or HEIC', () => {
  test('fresh from sharp is clean', async () => {
    const avif = await picture().avif().toBuffer();
    expect(findMetadata(avif)).toEqual([]);
    expect(inspect(avif)).toMatchObject({ kind: 'avif', width: 96, height: 64, truncated: false });
  });

  test('AVIF with GPS carries a location', async () => {
    expect(findMetadata(await withLocation(picture()).avif().toBuffer())).toContain(
      'location (GPS)',
    );
  });

  test('HEIC is read like any other: EXIF, location and XMP', () => {
    expect(findMetadata(heic)).toEqual([
      'camera details (EXIF)',
      'location (GPS)',
      'editing notes (XMP)',
    ]);
    expect(inspect(heic)).toMatchObject({ kind: 'heic', width: 64, height: 96, orientation: 6 });
  });

  test('AVIF is rotated by every viewer, so it counts as upright', () => {
    const avif = Buffer.from(heic.toString('latin1').replaceAll('heic', 'avif'), 'latin1');
    expect(inspect(avif)).toMatchObject({ kind: 'avif', width: 96, height: 64, orientation: 1 });
  });

  test('reports an unknown box', async () => {
    const avif = Buffer.concat([
      await picture().avif().toBuffer(),
      Buffer.from('\0\0\0\x0cuuidhome'),
    ]);
    expect(findMetadata(avif)).toEqual(["maker's data (uuid)"]);
  });
});

describe('removing metadata', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('keeps every pixel of a %s', async (format) => {
    const before = await withLocation(picture()).withXmp('<x/>').toFormat(format).toBuffer();
    const after = inspect(Buffer.concat([before, motionVideo()]))?.withoutMetadata?.() ?? before;
    expect(findMetadata(before)).toContain('location (GPS)');
    expect(findMetadata(after)).toEqual([]);
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
    expect(await sharp(after).metadata()).not.toHaveProperty('exif');
  });

  test('clears the EXIF and XMP flags of a WebP', async () => {
    const flags = (webp: Uint8Array) => u8(webp, 20) & 0x0c;
    const before = await withLocation(picture()).withXmp('<x/>').webp().toBuffer();
    const after = inspect(before)?.withoutMetadata?.() ?? before;
    expect([flags(before), flags(after)]).toEqual([0x0c, 0]);
  });
});

test('a file of another kind is searched for a location', () => {
  expect(findMetadata(Buffer.from('<p>Our ducks</p>'))).toEqual([]);
  expect(findMetadata(motionVideo())).toEqual(['location (GPS)']);
});
