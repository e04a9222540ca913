import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isDisplayP3, isSrgb } from './color-profile.ts';
import { picture } from './fixtures/pictures.ts';

async function profileOf(name: string): Promise<Buffer> {
  const { icc } = await sharp(await picture().withIccProfile(name).jpeg().toBuffer()).metadata();
  return icc ?? Buffer.alloc(0);
}

test('recognizes sRGB by its primaries', async () => {
  expect(isSrgb(await profileOf('srgb'))).toBe(true);
  expect(isSrgb(await profileOf('p3'))).toBe(false);
  expect(isSrgb(await profileOf('cmyk'))).toBe(false);
  expect(isDisplayP3(await profileOf('p3'))).toBe(true);
  expect(isDisplayP3(await profileOf('srgb'))).toBe(false);
});

test('a damaged profile is not sRGB', async () => {
  const profile = await profileOf('srgb');
  for (const length of [0, 100, 131, 140, 300])
    expect(isSrgb(profile.subarray(0, length))).toBe(false);
});
