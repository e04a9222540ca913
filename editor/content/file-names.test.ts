import { expect, test } from 'vitest';
import { fileNameFor, photoNameFor } from './file-names.ts';

const free = () => false;

test.each([
  ['IMG_0042 (1).HEIC', 'img-0042-1.jpg'],
  ['a#1.jpg', 'a-1.jpg'],
  ['half 100%.jpg', 'half-100.jpg'],
  ['🦆🦆.png', 'photo.jpg'],
  ['Über den Teich.jpeg', 'uber-den-teich.jpg'],
  ['../../etc/passwd.jpg', 'etc-passwd.jpg'],
  ['.jpg', 'photo.jpg'],
])('a photo named %s is saved as %s', (name, savedAs) => {
  expect(photoNameFor(name, '.jpg', free)).toBe(savedAs);
});

test('two photos never get the same name', () => {
  const taken = new Set(['pond.jpg', 'pond-2.jpg']);
  expect(photoNameFor('Pond.JPG', '.jpg', (name) => taken.has(name))).toBe('pond-3.jpg');
});

test.each([
  ['A Visit From the Heron', 'a-visit-from-the-heron'],
  ['It’s Time!', 'it-s-time'],
  ['2026 was good', 'was-good'],
  ['🥚', 'new'],
  ['Main', 'our-main'],
  ['Ducks', 'ducks-2'],
  ['Ducks: prices', 'our-ducks-prices'],
  ['Baby birds', 'baby-birds'],
])('a file titled %s is named %s', (title, name) => {
  expect(fileNameFor(title, ['ducks'])).toBe(name);
});
