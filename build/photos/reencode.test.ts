import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cornersOf, picture, UPRIGHT } from '../../photos/fixtures/pictures.ts';
import { inspect } from '../../photos/inspect.ts';
import type { PictureInfo } from '../../photos/picture-info.ts';
import { reencode } from './reencode.ts';

const fixture = (name: string) =>
  readFileSync(new URL(`../../photos/fixtures/${name}`, import.meta.url));

async function reencoded(bytes: Buffer) {
  const result = await reencode(bytes, inspect(bytes) as PictureInfo);
  return { ...result, info: inspect(result.bytes) };
}

describe.each(['jpeg', 'png', 'webp'] as const)('%s', (format) => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i comes out upright', async (orientation) => {
    const image = picture({ orientation }).toFormat(format, { lossless: true });
    const bytes = await image.toBuffer();
    expect(inspect(bytes)?.orientation).toBe(orientation);
    if (orientation > 1) expect(await cornersOf(bytes)).not.toEqual(UPRIGHT);

    const { bytes: after, info } = await reencoded(bytes);
    expect(await cornersOf(after)).toEqual(UPRIGHT);
    expect(info).toMatchObject({ width: 96, height: 64, orientation: 1, metadata: [] });
  });
});

test.each(['tiled', 'tiled-coded-colors'])('converts a tiled iPhone HEIC: %s', async (name) => {
  const { bytes, info } = await reencoded(fixture(`${name}.heic`));
  expect(await cornersOf(bytes)).toEqual(UPRIGHT);
  expect(info).toMatchObject({ kind: 'jpeg', width: 400, height: 480, metadata: [] });
});

test('Display P3 colors become sRGB', async () => {
  const p3 = await picture().withIccProfile('p3').jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
  const profile = inspect(p3)?.profile;
  expect(profile).toBeDefined();
  const { bytes, info } = await reencoded(p3);
  expect(info?.profile).toBeUndefined();
  expect(await cornersOf(bytes)).toEqual(UPRIGHT);
});

test('the long edge is at most 2560 px, and nothing is enlarged', async () => {
  const wide = await picture({ width: 3000, height: 300 }).jpeg().toBuffer();
  expect((await reencoded(wide)).info).toMatchObject({ width: 2560, height: 256 });
  const tall = await picture({ width: 300, height: 3000 }).png().toBuffer();
  expect((await reencoded(tall)).info).toMatchObject({ width: 256, height: 2560 });
  const small = await picture().jpeg().toBuffer();
  expect((await reencoded(small)).info).toMatchObject({ width: 96, height: 64 });
});

describe('a PNG', () => {
  const size = { width: 2600, height: 300 };
  const speckled = () =>
    sharp({
      create: {
        ...size,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });

  test('that is small stays a PNG', async () => {
    expect((await reencoded(await picture({ width: 3000 }).png().toBuffer())).kind).toBe('png');
  });

  test('that is a large photo becomes a JPEG', async () => {
    expect((await reencoded(await speckled().png().toBuffer())).kind).toBe('jpeg');
  });

  test('that is large but transparent stays a PNG', async () => {
    const halfThere = Buffer.alloc(size.width * size.height, 128);
    const mask = { raw: { ...size, channels: 1 as const } };
    const png = await speckled().joinChannel(halfThere, mask).png().toBuffer();
    expect((await sharp(png).metadata()).hasAlpha).toBe(true);
    expect((await reencoded(png)).kind).toBe('png');
  });
});
