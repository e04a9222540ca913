import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cornersOf, picture, UPRIGHT } from './fixtures/pictures.ts';
import { decodeHeic, hasDisplayP3 } from './heic.ts';
import { kindOf } from './kind.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.heic`, import.meta.url));

test.each([
  ['sideways-with-location', 96, 64],
  ['tiled', 400, 480],
  ['tiled-coded-colors', 400, 480],
])('decodes %s upright, and its Display P3 colors to sRGB', async (name, width, height) => {
  const bytes = fixture(name);
  expect(kindOf(bytes)).toBe('heic');
  const { data, ...raw } = await decodeHeic(bytes);
  expect(raw).toEqual({ width, height, channels: 4 });
  expect(await cornersOf(await sharp(data, { raw }).png().toBuffer())).toEqual(UPRIGHT);
});

test('leaves sRGB as it is', async () => {
  expect(hasDisplayP3(await picture().avif().toBuffer())).toBe(false);
  expect(hasDisplayP3(await picture().withIccProfile('srgb').avif().toBuffer())).toBe(false);
  expect(hasDisplayP3(await picture().withIccProfile('p3').avif().toBuffer())).toBe(true);
});
