import { expect, test } from 'vitest';
import { cornersOf, picture, UPRIGHT } from '../photos/fixtures/pictures.ts';
import { thumbnailOf } from './thumbnail.ts';

test('the thumbnail of a sideways photo is upright', async () => {
  const photo = await picture({ orientation: 6 }).jpeg().toBuffer();
  expect(await cornersOf(await thumbnailOf(photo))).toEqual(UPRIGHT);
});
