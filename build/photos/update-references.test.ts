import { expect, test } from 'vitest';
import { replaceReferences } from './update-references.ts';

const renamed = (text: string, from = 'ducks/IMG_1.HEIC', to = 'ducks/IMG_1.jpg') =>
  replaceReferences(text, 'ducks.yaml', from, to);

test.each([
  ['with a comment', 'img: ./ducks/IMG_1.HEIC # mom', 'img: ./ducks/IMG_1.jpg # mom'],
  ['in a list', 'a:\r\n  - ./ducks/IMG_1.HEIC\r\n', 'a:\r\n  - ./ducks/IMG_1.jpg\r\n'],
  ['in another notation', 'img: ././ducks/IMG_1.HEIC', 'img: ./ducks/IMG_1.jpg'],
])('updates a reference %s', (_, before, after) => {
  expect(renamed(before).trimEnd()).toBe(after.trimEnd());
});

test('finds a folder that a Mac spells in another way', () => {
  const before = 'img: ./café/IMG_1.HEIC\n'.normalize('NFD');
  expect(renamed(before, 'café/IMG_1.HEIC', 'café/IMG_1.jpg')).toBe('img: ./café/IMG_1.jpg\n');
});

test.each([
  'img: ./baby/ducks/IMG_1.HEIC',
  'img: ../ducks/IMG_1.HEIC',
  'note:   See ./ducks/IMG_1.HEIC for more.',
  'title: "Ducks\nimg: ./ducks/IMG_1.HEIC\nalt: "Ducks"',
])('leaves other text alone: %s', (text) => {
  expect(renamed(text)).toBe(text);
});
