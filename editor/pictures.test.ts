import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from '../build/content/fixtures/content-copy.ts';
import {
  cornersOf,
  locatedJpeg,
  picture,
  UPRIGHT,
  withLocation,
} from '../build/photos/fixtures/pictures.ts';
import { carriesMetadata } from '../build/photos/metadata.ts';
import { contentFileOf } from './picture-calls.ts';
import { keepPicture, readPicture } from './pictures.ts';

test('an uploaded photo lies upright, without its location, under its own name', async () => {
  const content = contentCopy();
  const sent = await withLocation(picture({ orientation: 6 }))
    .jpeg()
    .toBuffer();
  const answer = await keepPicture(content.root, 'products/ducks.yaml', 'IMG 1234.JPG', sent);
  expect(answer).toEqual({
    path: './ducks/IMG-1234.JPG',
    report: expect.stringContaining('location removed'),
  });
  const kept = readFileSync(content.at('products/ducks/IMG-1234.JPG'));
  expect(carriesMetadata(kept)).toEqual([]);
  expect(await cornersOf(kept)).toEqual(UPRIGHT);
});

test('a second photo of one name doesn’t replace the first', async () => {
  const content = contentCopy();
  for (const path of ['./ducks/duck.jpg', './ducks/duck-2.jpg']) {
    const answer = await keepPicture(
      content.root,
      'products/ducks.yaml',
      'duck.jpg',
      await locatedJpeg(),
    );
    expect(answer).toMatchObject({ path });
  }
});

test.each([
  ['', 'it is empty. Copy it from the phone again, or delete it.'],
  ['no picture', 'it is not a JPEG, PNG, WebP, AVIF or HEIC file.'],
])('a broken photo (%j) is refused and not kept', async (bytes, reason) => {
  const content = contentCopy();
  const before = readdirSync(content.at('products/ducks'));
  const answer = await keepPicture(
    content.root,
    'products/ducks.yaml',
    'a.jpg',
    Buffer.from(bytes),
  );
  expect(answer).toEqual({ problem: expect.stringContaining(reason) });
  expect(readdirSync(content.at('products/ducks'))).toEqual(before);
});

test.each([
  ['../../../etc/x.jpg', './ducks/x.jpg'],
  ['C:\\Photos\\duck.jpg', './ducks/duck.jpg'],
  ['ente, grün 🦆?.jpg', './ducks/ente-grün.jpg'],
  ['.jpg', './ducks/jpg.jpg'],
])('the name %j becomes %s', async (name, path) => {
  const content = contentCopy();
  const answer = await keepPicture(content.root, 'products/ducks.yaml', name, await locatedJpeg());
  expect(answer).toMatchObject({ path });
});

test('the editor shows pictures of the content and nothing else', async () => {
  const content = contentCopy();
  const shown = await readPicture(content.root, 'products/ducks.yaml', './ducks/pond.webp');
  expect(shown?.type).toBe('image/webp');
  content.write('../secret.webp', 'secret');
  for (const path of ['../../secret.webp', '../farm.yaml', './ducks/none.webp']) {
    expect(await readPicture(content.root, 'products/ducks.yaml', path)).toBeUndefined();
  }
});

test.each([
  ['/keystatic/collection/sections/item/ducks', 'products/ducks.yaml'],
  ['/keystatic/collection/posts/create', 'posts/.drafts.yaml'],
  ['/keystatic/singleton/gallery', 'pages/gallery.yaml'],
  ['/keystatic/singleton/farm', 'farm.yaml'],
])('the page %s is about %s', (pathname, file) => {
  expect(contentFileOf(pathname)).toBe(file);
});
