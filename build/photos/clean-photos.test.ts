import { readFileSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  cleanJpeg,
  cornersOf,
  jpegWithLocation,
  motionVideo,
  picture,
  UPRIGHT,
  withChunk,
  withLocation,
} from '../../photos/fixtures/pictures.ts';
import { findMetadata } from '../../photos/metadata.ts';
import { tempProject } from './fixtures/temp-project.ts';

const heic = readFileSync(
  new URL('../../photos/fixtures/sideways-with-location.heic', import.meta.url),
);

test('removes a location, changes no pixel and saves the original', async () => {
  const original = await jpegWithLocation();
  const project = tempProject({ 'content/ducks/IMG 1234.JPG': original });
  const { changes } = await project.clean();

  const after = project.read('content/ducks/IMG 1234.JPG');
  expect(findMetadata(original)).toContain('location (GPS)');
  expect(findMetadata(after)).toEqual([]);
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
  expect(project.read('.photo-originals/content/ducks/IMG 1234.JPG')).toEqual(original);
  expect(changes[0]).toMatchObject({
    photo: 'ducks/IMG 1234.JPG',
    original: '.photo-originals/content/ducks/IMG 1234.JPG',
    removed: ['camera details (EXIF)', 'location (GPS)'],
  });
});

test('a motion photo loses its video', async () => {
  const still = await cleanJpeg();
  const project = tempProject({ 'content/a.jpg': Buffer.concat([still, motionVideo()]) });
  await project.clean();
  expect(project.read('content/a.jpg')).toEqual(still);
});

test('rotates a sideways photo', async () => {
  const sideways = await picture({ orientation: 6 }).jpeg().toBuffer();
  const project = tempProject({ 'content/a.jpg': sideways });
  await project.clean();
  expect(await cornersOf(project.read('content/a.jpg'))).toEqual(UPRIGHT);
});

test('a PNG in Display P3 colors comes out in sRGB', async () => {
  const project = tempProject({
    'content/a.png': await picture().withIccProfile('p3').png().toBuffer(),
  });
  await project.clean();
  expect(project.read('content/a.png').includes('iCCP')).toBe(false);
  expect(await cornersOf(project.read('content/a.png'))).toEqual(UPRIGHT);
});

test('converts a HEIC to an upright JPEG, and updates references to it', async () => {
  const project = tempProject({
    'content/products/ducks/IMG_1.HEIC': heic,
    'content/products/ducks.yaml': '# ours\nimg:   ./ducks/IMG_1.HEIC # the best\n',
    'content/pages/about.md': '![Ducks](../products/ducks/IMG_1.HEIC)\n',
    'content/products/geese.yaml': 'img: ./geese/IMG_1.HEIC\n',
  });
  const { changes } = await project.clean();

  expect(project.files()).toEqual([
    '.photo-originals/content/products/ducks/IMG_1.HEIC',
    'content/pages/about.md',
    'content/products/ducks.yaml',
    'content/products/ducks/IMG_1.jpg',
    'content/products/geese.yaml',
  ]);
  const jpeg = project.read('content/products/ducks/IMG_1.jpg');
  expect(await cornersOf(jpeg)).toEqual(UPRIGHT);
  expect(findMetadata(jpeg)).toEqual([]);
  expect(project.text('content/products/ducks.yaml')).toBe(
    '# ours\nimg:   ./ducks/IMG_1.jpg # the best\n',
  );
  expect(project.text('content/pages/about.md')).toBe('![Ducks](../products/ducks/IMG_1.jpg)\n');
  expect(project.text('content/products/geese.yaml')).toBe('img: ./geese/IMG_1.HEIC\n');
  expect(changes[0]).toMatchObject({
    renamedTo: 'products/ducks/IMG_1.jpg',
    turned: true,
    before: { width: 96, height: 64 },
    updatedFiles: ['pages/about.md', 'products/ducks.yaml'],
  });
});

test('changes no other byte of a text in an old encoding', async () => {
  const yaml = (photo: string) => Buffer.from(`name: G\xe4nse\r\nimg: ${photo}\r\n`, 'latin1');
  const project = tempProject({ 'content/a.HEIC': heic, 'content/a.yaml': yaml('a.HEIC') });
  await project.clean();
  expect(project.read('content/a.yaml')).toEqual(yaml('a.jpg'));
});

test('counts only photos that need cleaning', async () => {
  const project = tempProject({
    'content/a.jpg': await cleanJpeg(),
    'content/b.jpg': await jpegWithLocation(),
    'content/c.jpg': await cleanJpeg(),
  });
  const { photos, progress } = await project.clean();
  expect(photos).toBe(3);
  expect(progress).toMatchObject([{ done: 1, total: 1, change: { photo: 'b.jpg' } }]);
});

test('updates references when only one folder is cleaned', async () => {
  const project = tempProject({
    'content/products/ducks/IMG_1.HEIC': heic,
    'content/products/ducks.yaml': 'img: ./ducks/IMG_1.HEIC\n',
  });
  await project.clean('content/products/ducks');
  expect(project.text('content/products/ducks.yaml')).toBe('img: ./ducks/IMG_1.jpg\n');
});

test('a converted photo never overwrites another one', async () => {
  const other = await cleanJpeg();
  const project = tempProject({
    'content/IMG_1.HEIC': heic,
    'content/IMG_1.JPG': other,
    'content/a.yaml': 'one: IMG_1.HEIC\ntwo: IMG_1.JPG\n',
  });
  await project.clean();
  expect(project.files()).toContain('content/IMG_1-2.jpg');
  expect(project.read('content/IMG_1.JPG')).toEqual(other);
  expect(project.text('content/a.yaml')).toBe('one: IMG_1-2.jpg\ntwo: IMG_1.JPG\n');
});

test('an original never overwrites another one', async () => {
  const [first, second] = [
    await jpegWithLocation(),
    await withLocation(picture({ width: 80 }))
      .jpeg()
      .toBuffer(),
  ];
  const project = tempProject({ 'content/a.jpg': first });
  for (const photo of [first, second, first]) {
    project.add('content/a.jpg', photo);
    await project.clean();
  }
  expect(project.read('.photo-originals/content/a.jpg')).toEqual(first);
  expect(project.read('.photo-originals/content/a-2.jpg')).toEqual(second);
  expect(project.files()).not.toContain('.photo-originals/content/a-3.jpg');
});

test('a second run changes nothing', async () => {
  const project = tempProject({
    'content/a.HEIC': heic,
    'content/b.jpg': await jpegWithLocation(),
    'content/c.jpeg': await picture({ orientation: 6 }).jpeg().toBuffer(),
    'content/d.png': await withLocation(picture({ width: 3000 }))
      .png()
      .toBuffer(),
    'content/e.webp': await picture({ orientation: 3 }).webp().toBuffer(),
    'content/f.avif': await withLocation(picture()).avif().toBuffer(),
    'content/g.jpg': await picture().withIccProfile('p3').jpeg().toBuffer(),
    'content/h.jpg': await picture().toColorspace('cmyk').jpeg().toBuffer(),
    'content/i.jpg': await picture().withIccProfile('srgb').jpeg().toBuffer(),
    'content/j.jpg': await cleanJpeg(),
    'content/a.yaml': 'img: a.HEIC',
  });
  expect(await project.clean()).toMatchObject({ photos: 10, problems: [], changes: { length: 8 } });
  const [stamps, contents] = [project.stamps(), project.files().map(project.read)];
  expect(await project.clean()).toEqual({
    photos: 10,
    problems: [],
    located: [],
    changes: [],
    progress: [],
  });
  expect(project.stamps()).toEqual(stamps);
  expect(project.files().map(project.read)).toEqual(contents);
});

test('a drawing and a hidden folder are left alone', async () => {
  const project = tempProject({
    'content/a.svg': '<svg/>',
    'content/.trash/a.jpg': 'no picture',
    'content/._IMG_1.JPG': 'what a Mac leaves on memory cards',
  });
  expect(await project.clean()).toMatchObject({ photos: 0, problems: [] });
});

test('a photo with a wrong extension gets the right one', async () => {
  const project = tempProject({
    'content/a.HEIC': await cleanJpeg(),
    'content/b.jpg': await picture().png().toBuffer(),
    'content/c.jpg': heic,
    'content/a.yaml': '- a.HEIC\n- b.jpg\n- c.jpg\n',
  });
  await project.clean();
  expect(project.text('content/a.yaml')).toBe('- a.jpg\n- b.png\n- c.jpg\n');
  expect(await sharp(project.read('content/c.jpg')).metadata()).toMatchObject({ format: 'jpeg' });
});

test('an animation keeps its frames', async () => {
  const frames = [picture(), picture({ orientation: 3 })].map((frame) => frame.png().toBuffer());
  const animation = sharp(await Promise.all(frames), { join: { animated: true } });
  const project = tempProject({
    'content/a.webp': await withLocation(animation).webp().toBuffer(),
  });
  await project.clean();
  const after = project.read('content/a.webp');
  expect(findMetadata(after)).toEqual([]);
  expect(await sharp(after).metadata()).toMatchObject({ pages: 2 });
});

test('an animated PNG is never made smaller, because that would remove its frames', async () => {
  const large = await picture({ width: 3000 }).png().toBuffer();
  const animation = withChunk(large, 'acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));
  const project = tempProject({
    'content/a.png': withChunk(animation, 'tEXt', Buffer.from('a\0b')),
  });
  await project.clean();
  expect(project.read('content/a.png')).toEqual(animation);
});

test('two runs at once clean each photo once', async () => {
  const project = tempProject({
    'content/a.HEIC': heic,
    'content/b.jpg': await jpegWithLocation(),
  });
  const runs = await Promise.all([project.clean(), project.clean()]);
  expect(runs.map(({ changes, problems }) => [changes.length, problems.length])).toEqual([
    [2, 0],
    [0, 0],
  ]);
  expect(project.files()).toHaveLength(4);
});

test('a symbolic link is replaced by a cleaned photo, and its target is unchanged', async () => {
  const original = await jpegWithLocation();
  const project = tempProject({ 'album/a.jpg': original });
  symlinkSync('../album/a.jpg', join(project.folder, 'content/a.jpg'));
  await project.clean();
  expect(findMetadata(project.read('content/a.jpg'))).toEqual([]);
  expect(project.read('album/a.jpg')).toEqual(original);
});

test('deletes only what an interrupted run left behind', async () => {
  const project = tempProject({
    'content/.old.photo-unfinished': '',
    'content/.new.photo-unfinished': '',
  });
  for (const [age, name] of [
    [90, 'old'],
    [30, 'new'],
  ] as const) {
    const then = new Date(Date.now() - age * 60 * 1000);
    utimesSync(join(project.folder, `content/.${name}.photo-unfinished`), then, then);
  }
  await project.clean();
  expect(project.files()).toEqual(['content/.new.photo-unfinished']);
});
