import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { contentCopy } from '../build/content/fixtures/content-copy.ts';
import { tempProject } from '../build/photos/fixtures/temp-project.ts';
import { cleanJpeg, jpegWithLocation } from '../photos/fixtures/pictures.ts';

const command = fileURLToPath(new URL('./photos.ts', import.meta.url));

/** `npm run photos` */
function photos(project: string) {
  const run = spawnSync(process.execPath, [command], { cwd: project, encoding: 'utf8' });
  return { code: run.status, out: run.stdout.trim().split('\n'), errors: run.stderr.trim() };
}

test('clean photos get one line', async () => {
  const project = tempProject({ 'content/a.jpg': await cleanJpeg() });
  expect(photos(project.folder)).toEqual({ code: 0, out: ['1 photo, all ready.'], errors: '' });
});

test('photos that no page shows are named', async () => {
  const content = contentCopy();
  content.write('products/ducks/IMG 1234.jpg', await cleanJpeg());
  // As a Mac stores it: ñ is two characters.
  const stored = 'products/ducks/piñata.webp'.normalize('NFD');
  renameSync(content.at('products/ducks/pond.webp'), content.at(stored));
  content.replace('products/ducks.yaml', 'pond.webp', 'piñata.webp'.normalize('NFC'));
  const { code, out } = photos(content.project);
  expect(code).toBe(0);
  expect(out.slice(-2)).toEqual([
    'No page shows these photos. Add them to a page, or delete them.',
    '  content/products/ducks/IMG 1234.jpg',
  ]);
});

test('a broken photo ends with code 1 after the others are done', async () => {
  const project = tempProject({
    'content/a.jpg': 'no picture',
    'content/b.jpg': await jpegWithLocation(),
  });
  const { code, out, errors } = photos(project.folder);
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/a\.jpg can’t be read as a picture because .*$/);
  expect(out).toEqual([
    'Preparing 2 new photos. Each takes a few seconds: it’s turned right side up, made smaller, and its location is removed.',
    'b.jpg  1 kB → 1 kB, location removed',
    '2 photos: 1 prepared, 1 with a problem.',
    'Your originals are in .photo-originals/ on this computer. They are never published.',
  ]);
});

test('a file that can’t be cleaned and has a location is an error that names it', async () => {
  const project = tempProject({
    'content/a.jpg': await cleanJpeg(),
    'content/IMG_1.MOV': 'ftypqt  …com.apple.quicktime.location.ISO6709…+46.87-113.99/',
    'content/.trash/b.jpg': await jpegWithLocation(),
    'content/ducks/e.jfif': await jpegWithLocation(),
    'content/ducks/f.mov': 'ftypqt  ',
  });
  const { code, errors } = photos(project.folder);
  expect(code).toBe(1);
  expect(errors.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'content/.trash/b.jpg',
    'content/IMG_1.MOV',
    'content/ducks/e.jfif',
  ]);
});
