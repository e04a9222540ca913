import { expect, test } from 'vitest';
import { isOriginal } from './hide-originals.ts';

test('the dev server does not serve originals', () => {
  expect(isOriginal('/.photo-originals/content/a.jpg')).toBe(true);
  expect(isOriginal('/@fs/project/%2Ephoto-originals/a.jpg?import')).toBe(true);
  expect(isOriginal('/content/a.jpg')).toBe(false);
});
