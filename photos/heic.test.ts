import { expect, test } from 'vitest';
import { picture } from './fixtures/pictures.ts';
import { hasDisplayP3 } from './heic.ts';

test('recognizes Display P3 by its red, because a profile’s name is free text', async () => {
  const inColors = (profile: string) => picture().withIccProfile(profile).avif().toBuffer();
  expect(hasDisplayP3(await inColors('p3'))).toBe(true);
  expect(hasDisplayP3(await inColors('srgb'))).toBe(false);
  expect(hasDisplayP3(await picture().avif().toBuffer())).toBe(false);
});
