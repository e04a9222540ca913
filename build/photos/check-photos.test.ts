import { readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanJpeg, jpegWithLocation, picture } from '../../photos/fixtures/pictures.ts';
import { checkPhotos } from './check-photos.ts';
import { tempProject } from './fixtures/temp-project.ts';

const heic = readFileSync(
  new URL('../../photos/fixtures/sideways-with-location.heic', import.meta.url),
);
const TO_CLEAN = expect.stringContaining('Run  npm run photos  ');

async function check(files: Record<string, Buffer | string>, env = {}) {
  const project = tempProject(files);
  const stamps = project.stamps();
  const root = join(project.folder, 'content');
  const { problems, warnings } = await checkPhotos(root, [], env);
  expect(project.stamps(), 'nothing is changed').toEqual(stamps);
  const listed = (found: typeof problems) =>
    found.map(({ file, message }) => [file.replace(`${root}/`, ''), message]);
  return { problems: listed(problems), warnings: listed(warnings) };
}

test('a photo that the build can publish has no problem, as it is', async () => {
  const sideways = picture({ width: 3000, orientation: 6 }).withExif({ IFD0: { Make: 'Phone' } });
  const files = {
    'content/a.jpg': await cleanJpeg(),
    'content/b.jpg': await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  };
  expect(await check(files)).toEqual({ problems: [], warnings: [] });
});

test('a HEIC, a broken photo and one whose size Astro gets wrong name what to do', async () => {
  const files = {
    'content/a.HEIC': heic,
    'content/b.jpg': 'no picture',
    'content/c.png': await picture({ orientation: 6 }).png().toBuffer(),
    'content/d.jpg': heic,
  };
  const { problems } = await check(files, { CI: 'true' });
  expect(problems).toEqual([
    [
      'a.HEIC',
      'is an iPhone photo in a format that browsers can’t show. Run  npm run photos  to turn it into a JPEG.',
    ],
    ['b.jpg', expect.stringMatching(/^can’t be read as a picture because .* or delete it\.$/)],
    ['c.png', TO_CLEAN],
    ['d.jpg', TO_CLEAN],
  ]);
});

test('what the content check has reported is not repeated', async () => {
  const project = tempProject({ 'content/b.jpg': 'no picture' });
  const root = join(project.folder, 'content');
  const [found] = (await checkPhotos(root, [], {})).problems;
  const message = `${found?.file} ${found?.message}`;
  const known = { file: 'a.yaml', field: 'img', message };
  expect((await checkPhotos(root, [known], {})).problems).toEqual([]);
});

test('a location is a problem on a computer, and a warning where a repository is built', async () => {
  const files = {
    'content/a.jpg': await jpegWithLocation(),
    'content/b.MOV': 'com.apple.quicktime.location.ISO6709',
  };
  expect(await check(files)).toEqual({
    problems: [
      [
        'a.jpg',
        'has a location in it. Run  npm run photos  to remove it, before you commit or upload anything.',
      ],
      ['b.MOV', expect.stringContaining('Move it out of the folder content before')],
    ],
    warnings: [],
  });
  expect(await check(files, { CI: 'true' })).toEqual({
    problems: [],
    warnings: [
      ['a.jpg', expect.stringContaining('The site shows a copy with no location, but')],
      ['b.MOV', expect.stringContaining('It isn’t on your site, but')],
    ],
  });
});

test('names a file that is too large to be read', async () => {
  const { folder } = tempProject({ 'content/video.mov': 'video' });
  truncateSync(join(folder, 'content/video.mov'), 2 ** 31 + 1);
  await expect(checkPhotos(join(folder, 'content'), [])).rejects.toThrow('video.mov can’t be read');
});
