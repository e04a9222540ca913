import { expect, test } from 'vitest';
import { replaceReferences } from './update-references.ts';

const renamed = (text: string, from = 'ducks/IMG_1.HEIC', to = 'ducks/IMG_1.jpg') =>
  Buffer.from(
    replaceReferences(Buffer.from(text).toString('latin1'), from, to),
    'latin1',
  ).toString();

test.each([
  ['a YAML value', 'img: ./ducks/IMG_1.HEIC', 'img: ./ducks/IMG_1.jpg'],
  ['without ./', 'img: ducks/IMG_1.HEIC', 'img: ducks/IMG_1.jpg'],
  ['quoted', `img: "./ducks/IMG_1.HEIC"`, `img: "./ducks/IMG_1.jpg"`],
  ['with a comment', 'img: ./ducks/IMG_1.HEIC # mom', 'img: ./ducks/IMG_1.jpg # mom'],
  ['in a list', '  - ./ducks/IMG_1.HEIC\r\n', '  - ./ducks/IMG_1.jpg\r\n'],
  ['in a short list', '[a.jpg,ducks/IMG_1.HEIC]', '[a.jpg,ducks/IMG_1.jpg]'],
  ['in Markdown', '![D](./ducks/IMG_1.HEIC "D")', '![D](./ducks/IMG_1.jpg "D")'],
  ['many times', '(ducks/IMG_1.HEIC) '.repeat(9), '(ducks/IMG_1.jpg) '.repeat(9)],
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

test('leaves the end of a longer name alone', () => {
  expect(renamed('img: ./IMG 1.HEIC', '1.HEIC', '1.jpg')).toBe('img: ./IMG 1.HEIC');
  expect(renamed('img: OLD-IMG_1.HEIC', 'IMG_1.HEIC', 'IMG_1.jpg')).toBe('img: OLD-IMG_1.HEIC');
});

test('finds a path with decomposed umlauts, as on a Mac', () => {
  const photo = 'Gänse.HEIC'.normalize('NFC');
  expect(renamed('img: Gänse.HEIC'.normalize('NFD'), photo, 'Gänse.jpg')).toBe(
    'img: Gänse.jpg'.normalize('NFD'),
  );
});

test('finds spaces and umlauts, plain and URL-encoded', () => {
  const [from, to] = ['Gänse/IMG 1.HEIC', 'Gänse/IMG 1.jpg'];
  expect(renamed('img: ./Gänse/IMG 1.HEIC', from, to)).toBe('img: ./Gänse/IMG 1.jpg');
  expect(renamed('(./G%C3%A4nse/IMG%201.HEIC)', from, to)).toBe('(./G%C3%A4nse/IMG%201.jpg)');
});
