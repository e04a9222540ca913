import { expect, test } from 'vitest';
import { replaceReferences } from './update-references.ts';

const renamed = (text: string, from = './ducks/IMG_1.HEIC', to = './ducks/IMG_1.jpg') =>
  Buffer.from(
    replaceReferences(Buffer.from(text).toString('latin1'), from, to),
    'latin1',
  ).toString();

test.each([
  ['a YAML value', 'img: ./ducks/IMG_1.HEIC', 'img: ./ducks/IMG_1.jpg'],
  ['quoted', `img: "./ducks/IMG_1.HEIC"`, `img: "./ducks/IMG_1.jpg"`],
  ['with a comment', 'img: ./ducks/IMG_1.HEIC # mom', 'img: ./ducks/IMG_1.jpg # mom'],
  ['in a list', '  - ./ducks/IMG_1.HEIC\r\n', '  - ./ducks/IMG_1.jpg\r\n'],
  ['in a short list', '[./a.jpg,./ducks/IMG_1.HEIC]', '[./a.jpg,./ducks/IMG_1.jpg]'],
  ['many times', '- ./ducks/IMG_1.HEIC\n'.repeat(9), '- ./ducks/IMG_1.jpg\n'.repeat(9)],
  ['on its own line', 'img: >-\n  ./ducks/IMG_1.HEIC\n', 'img: >-\n  ./ducks/IMG_1.jpg\n'],
])('updates a reference %s', (_, before, after) => {
  expect(renamed(before)).toBe(after);
});

test.each([
  'img: ./baby/ducks/IMG_1.HEIC',
  'img: ../ducks/IMG_1.HEIC',
  'img: ./ducks/IMG_1.HEIC.jpg',
  'img: ./ducks/IMG_1xHEIC',
  'img: ./young-ducks/IMG_1.HEIC',
])('leaves another photo’s reference alone: %s', (text) => {
  expect(renamed(text)).toBe(text);
});

test('finds spaces, and umlauts as a Mac may write them', () => {
  const [from, to] = ['./Gänse/IMG 1.HEIC'.normalize('NFC'), './Gänse/IMG 1.jpg'];
  for (const form of ['NFC', 'NFD'])
    expect(renamed('img: ./Gänse/IMG 1.HEIC'.normalize(form), from, to)).toBe(
      'img: ./Gänse/IMG 1.jpg'.normalize(form),
    );
});
