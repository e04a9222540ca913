import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanJpeg, jpegWithLocation, picture } from '../../photos/fixtures/pictures.ts';
import { tempProject } from './fixtures/temp-project.ts';

const command = fileURLToPath(new URL('../../tools/photos.ts', import.meta.url));

function photos(project: string, ...folders: string[]) {
  const run = spawnSync(process.execPath, [command, ...folders], {
    cwd: project,
    encoding: 'utf8',
  });
  return { code: run.status, out: run.stdout.trim().split('\n'), errors: run.stderr.trim() };
}

test('clean photos get one line', async () => {
  const project = tempProject({ 'content/a.jpg': await cleanJpeg() });
  expect(photos(project.folder)).toEqual({ code: 0, out: ['1 photo, all ready.'], errors: '' });
});

test('a broken photo ends with code 1 after the others are done', async () => {
  const project = tempProject({
    'content/a.jpg': 'no picture',
    'content/b.jpg': await jpegWithLocation(),
  });
  const { code, out, errors } = photos(project.folder, 'content');
  expect(code).toBe(1);
  expect(errors).toMatch(/^content\/a\.jpg can’t be read as a picture because .*$/);
  expect(out).toEqual([
    'Preparing 2 new photos: turning them right side up, making them smaller and removing their location. Each takes a few seconds.',
    expect.stringMatching(/^\[2\/2\] b\.jpg {2}96×64, location removed, /),
    '2 photos: 1 prepared, 1 with a problem (see above).',
    'Your originals are in .photo-originals/ on this computer. They are never published.',
  ]);
});

const VIDEO = 'ftypqt  …com.apple.quicktime.location.ISO6709…+46.87-113.99/';
/** The start of a camera's raw file: one directory, with one entry that points to the location. */
const RAW = Buffer.from(
  'II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0',
  'latin1',
);

test('other files with a location are an error that names each', async () => {
  const project = tempProject({
    'content/a.jpg': await cleanJpeg(),
    'content/IMG_1.MOV': VIDEO,
    'content/.trash/b.jpg': await jpegWithLocation(),
    'content/ducks/c.dng': RAW,
    'content/ducks/d.tif': await picture().tiff().toBuffer(),
    'content/ducks/e.jfif': await jpegWithLocation(),
    'content/ducks/f.mov': 'ftypqt  ',
  });
  const { code, errors } = photos(project.folder);
  expect(code).toBe(1);
  expect(errors.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'content/.trash/b.jpg',
    'content/IMG_1.MOV',
    'content/ducks/c.dng',
    'content/ducks/e.jfif',
  ]);
});

test('a missing folder is an error that names it', () => {
  const { code, errors } = photos(tempProject({}).folder, 'contnt');
  expect(code).toBe(1);
  expect(errors).toContain('There is no folder contnt here.');
});
