import sharp from 'sharp';
import { expect, test } from 'vitest';
import { picture } from './fixtures/pictures.ts';
import { p3ToSrgb } from './p3-to-srgb.ts';

test('Display P3 converts to the same sRGB as in sharp', async () => {
  const srgb = await picture({ width: 8, height: 8 }).ensureAlpha().raw().toBuffer();
  const p3 = await sharp(srgb, { raw: { width: 8, height: 8, channels: 4 } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  // The raw values in the file, not converted to sRGB.
  const pixels = await sharp(p3, { ignoreIcc: true }).ensureAlpha().raw().toBuffer();
  expect([...pixels.subarray(0, 3)]).not.toEqual([...srgb.subarray(0, 3)]);
  p3ToSrgb(pixels);
  const furthest = Math.max(...pixels.map((value, i) => Math.abs(value - (srgb[i] ?? 0))));
  expect(furthest).toBeLessThanOrEqual(4);
});
