import { mkdirSync, renameSync, truncateSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contentCopy } from './fixtures/content-copy.ts';

const DUCKS = 'products/ducks.yaml';
const PHOTO = 'products/ducks/pond.webp';

test('stops at a photo that was cut off', async () => {
  const content = contentCopy();
  truncateSync(content.at(PHOTO), 60);
  expect(await content.messages()).toEqual([
    `content/products/ducks.yaml, line 8\n  photos › entry 1 › img: content/${PHOTO} can’t be read as a picture because it’s damaged or part of it is missing. Copy it from the phone again, or delete it.`,
  ]);
});

test('compares each part of a path with the disk, also on a Mac, which ignores case', async () => {
  const content = contentCopy();
  content.replace(DUCKS, './ducks/pond.webp', './DUCKS/pond.webp');
  expect(await content.messages()).toEqual([
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: isn’t spelled like the name of the file or folder, ducks. Use the same capital and lowercase letters.',
  ]);
});

test('stops at a picture whose name starts with two dots', async () => {
  const content = contentCopy();
  renameSync(content.at(PHOTO), content.at('products/ducks/..pond.webp'));
  content.replace(DUCKS, 'pond.webp', '..pond.webp');
  expect(await content.messages()).toEqual([
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: has a name that starts with two dots. Rename the picture, and enter its new name.',
  ]);
});

test('names a folder that is in place of a content file', async () => {
  const content = contentCopy();
  mkdirSync(content.at('products/honey.yaml'));
  expect(await content.messages()).toEqual([
    expect.stringContaining('content/products/honey.yaml'),
  ]);
});

test('finds a picture whose name the disk has in another normal form', async () => {
  const content = contentCopy();
  renameSync(content.at(PHOTO), content.at('products/ducks/Jalapeño.webp'.normalize('NFD')));
  content.replace(DUCKS, 'pond.webp', 'Jalapeño.webp'.normalize('NFC'));
  expect(await content.messages()).toEqual([]);
});

test('stops at an iPhone photo and says how to turn it into a JPEG', async () => {
  const content = contentCopy();
  renameSync(content.at(PHOTO), content.at('products/ducks/IMG_1.HEIC'));
  content.replace(DUCKS, 'pond.webp', 'IMG_1.HEIC');
  expect(await content.messages()).toEqual([
    'content/products/ducks.yaml, line 8\n  photos › entry 1 › img: content/products/ducks/IMG_1.HEIC is an iPhone photo in a format that browsers can’t show. Run  npm run photos  to turn it into a JPEG.',
  ]);
});

test.each([
  ['Windows line endings', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['fields left blank', (text: string) => `${text}\nbackdrop:\n`],
  ['an apostrophe', (text: string) => text.replace('All five', "It's all five")],
  ['curly quotes', (text: string) => text.replace('All five', '“All five” 🦆')],
])('accepts a file with %s', async (_what, change) => {
  const content = contentCopy();
  content.write(DUCKS, change(content.read(DUCKS)));
  expect(await content.messages()).toEqual([]);
});

test('accepts a photo 9000 px wide named IMG 1234.JPG', async () => {
  const content = contentCopy();
  const photo = await sharp({
    create: { width: 9000, height: 670, channels: 3, background: '#8c9a58' },
  })
    .jpeg()
    .toBuffer();
  content.write('products/ducks/IMG 1234.JPG', photo);
  content.replace(DUCKS, 'pond.webp', 'IMG 1234.JPG');
  expect(await content.messages()).toEqual([]);
});
