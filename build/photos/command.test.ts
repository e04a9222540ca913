import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { cleanJpeg, jpegWithLocation } from '../../photos/fixtures/pictures.ts';
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

test('a missing folder is an error that names it', () => {
  const { code, errors } = photos(tempProject({}).folder, 'contnt');
  expect(code).toBe(1);
  expect(errors).toContain('There is no folder contnt here.');
});
