import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { replaceReferences } from './update-references.ts';

const renamed = (text: string, from = 'ducks/IMG_1.HEIC', to = 'ducks/IMG_1.jpg') =>
  replaceReferences(text, 'ducks.yaml', from, to);

test.each([
  ['a YAML value', 'img: ./ducks/IMG_1.HEIC', 'img: ./ducks/IMG_1.jpg'],
  ['quoted', `img: "./ducks/IMG_1.HEIC"`, `img: "./ducks/IMG_1.jpg"`],
  ['with a comment', 'img: ./ducks/IMG_1.HEIC # mom', 'img: ./ducks/IMG_1.jpg # mom'],
  ['in a list', '  - ./ducks/IMG_1.HEIC\r\n', '  - ./ducks/IMG_1.jpg\r\n'],
  ['in a short list', '[./a.jpg,./ducks/IMG_1.HEIC]', '[./a.jpg,./ducks/IMG_1.jpg]'],
  ['many times', '- ./ducks/IMG_1.HEIC\n'.repeat(9), '- ./ducks/IMG_1.jpg\n'.repeat(9)],
  ['on its own line', 'img: >-\n  ./ducks/IMG_1.HEIC\n', 'img: >-\n  ./ducks/IMG_1.jpg\n'],
  ['in another notation', 'img: ././ducks/IMG_1.HEIC', 'img: ./ducks/IMG_1.jpg'],
  ['with an escape', String.raw`img: "./ducks/IMG\u005f1.HEIC"`, 'img: "./ducks/IMG_1.jpg"'],
  ['after a BOM', '\uFEFFimg: ./ducks/IMG_1.HEIC', '\uFEFFimg: ./ducks/IMG_1.jpg'],
  [
    'in a file with an error',
    'title: "Ducks\nimg: ./ducks/IMG_1.HEIC\nalt: "Ducks"',
    'title: "Ducks\nimg: ./ducks/IMG_1.jpg\nalt: "Ducks"',
  ],
])('updates a reference %s', (_, before, after) => {
  expect(renamed(before)).toBe(after);
});

test.each([
  ["img: './mom''s ducks/IMG_1.HEIC'", "mom's ducks"],
  [String.raw`img: "./\"our\" ducks/IMG_1.HEIC"`, '"our" ducks'],
  [String.raw`img: "./caf\u00e9/IMG_1.HEIC"`, 'café'],
  ['img: ./café/IMG_1.HEIC'.normalize('NFD'), 'café'.normalize('NFC')],
  ['img: ./a pond/IMG_1.HEIC', 'a pond'],
  ['img: >-\n  ./a\n  pond/IMG_1.HEIC', 'a pond'],
])('finds the folder of %s', (before, folder) => {
  const after = renamed(`${before}\nalt: A`, `${folder}/IMG_1.HEIC`, `${folder}/IMG_1.jpg`);
  expect(parse(after)).toEqual({ img: `./${folder}/IMG_1.jpg`, alt: 'A' });
});

test.each([
  'img: ./baby/ducks/IMG_1.HEIC',
  'img: ../ducks/IMG_1.HEIC',
  'img: ./ducks/IMG_1.HEIC.jpg',
  'img: ./ducks/IMG_1xHEIC',
  'img: ./young-ducks/IMG_1.HEIC',
  'note: See ./ducks/IMG_1.HEIC for more.',
])('leaves other text alone: %s', (text) => {
  expect(renamed(text)).toBe(text);
});
