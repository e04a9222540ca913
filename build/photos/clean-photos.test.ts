import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  cleanJpeg,
  jpegWithLocation,
  picture,
  withLocation,
} from '../../photos/fixtures/pictures.ts';
import { isPlain } from '../../photos/plain.ts';
import { tempProject } from './fixtures/temp-project.ts';

const heic = readFileSync(
  new URL('../../photos/fixtures/sideways-with-location.heic', import.meta.url),
);

test('removes a location and saves the original', async () => {
  const original = await jpegWithLocation();
  const project = tempProject({ 'content/ducks/IMG 1234.JPG': original });
  expect(await project.clean()).toMatchObject({
    photos: 1,
    changes: [{ photo: 'ducks/IMG 1234.JPG', renamedTo: undefined, hadLocation: true }],
  });
  expect(isPlain(project.read('content/ducks/IMG 1234.JPG'))).toBe(true);
  expect(project.read('.photo-originals/content/ducks/IMG 1234.JPG')).toEqual(original);
});

test('converts a HEIC to a JPEG, and updates references to it', async () => {
  const project = tempProject({
    'content/products/ducks/IMG_1.HEIC': heic,
    'content/products/ducks.yaml': '# ours\nimg:   ./ducks/IMG_1.HEIC # the best\n',
    'content/pages/about.yaml': 'img: ../products/ducks/IMG_1.HEIC\n',
  });
  expect((await project.clean()).changes).toMatchObject([
    {
      renamedTo: 'products/ducks/IMG_1.jpg',
      updatedFiles: ['pages/about.yaml', 'products/ducks.yaml'],
    },
  ]);
  expect(project.files()).toEqual([
    '.photo-originals/content/products/ducks/IMG_1.HEIC',
    'content/pages/about.yaml',
    'content/products/ducks.yaml',
    'content/products/ducks/IMG_1.jpg',
  ]);
  expect(project.text('content/products/ducks.yaml')).toBe(
    '# ours\nimg: ./ducks/IMG_1.jpg # the best\n',
  );
});

test('a converted photo never overwrites another one', async () => {
  const other = await cleanJpeg();
  const project = tempProject({
    'content/IMG_1.HEIC': heic,
    'content/IMG_1.JPG': other,
    'content/a.yaml': 'one: ./IMG_1.HEIC\ntwo: ./IMG_1.JPG\n',
  });
  await project.clean();
  expect(project.files()).toContain('content/IMG_1-2.jpg');
  expect(project.read('content/IMG_1.JPG')).toEqual(other);
  expect(project.text('content/a.yaml')).toBe('one: ./IMG_1-2.jpg\ntwo: ./IMG_1.JPG\n');
});

test('an original never overwrites another one', async () => {
  const first = await jpegWithLocation();
  const second = await withLocation(picture({ width: 80 }))
    .jpeg()
    .toBuffer();
  const project = tempProject({});
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
    'content/c.png': await withLocation(picture({ width: 3000 }))
      .png()
      .toBuffer(),
    'content/d.webp': await picture({ orientation: 3 }).webp().toBuffer(),
    'content/e.avif': await withLocation(picture()).avif().toBuffer(),
    'content/f.jpg': await cleanJpeg(),
    'content/a.yaml': 'img: ./a.HEIC',
  });
  expect(await project.clean()).toMatchObject({ photos: 6, problems: [], changes: { length: 5 } });
  const stamps = project.stamps();
  expect(await project.clean()).toEqual({ photos: 6, problems: [], changes: [] });
  expect(project.stamps()).toEqual(stamps);
});

test('a drawing and a hidden file are left alone', async () => {
  const project = tempProject({
    'content/a.svg': '<svg/>',
    'content/.trash/a.jpg': 'no picture',
    'content/._IMG_1.JPG': 'what a Mac leaves on memory cards',
  });
  expect(await project.clean()).toEqual({ photos: 0, problems: [], changes: [] });
});

test('a photo with a wrong extension gets the right one', async () => {
  const project = tempProject({
    'content/a.HEIC': await cleanJpeg(),
    'content/b.jpg': await picture().png().toBuffer(),
    'content/c.jpg': heic,
    'content/a.yaml': 'a: ./a.HEIC\nb: ./b.jpg\nc: ./c.jpg\n',
  });
  await project.clean();
  expect(project.text('content/a.yaml')).toBe('a: ./a.jpg\nb: ./b.png\nc: ./c.jpg\n');
  expect(await sharp(project.read('content/c.jpg')).metadata()).toMatchObject({ format: 'jpeg' });
});

const COPY_AGAIN = 'Copy it from the phone again, or delete it.';
const EMPTY = `can’t be read as a picture because it’s empty. ${COPY_AGAIN}`;
const TOO_BIG =
  'is too big. It has 300 megapixels, and the limit is 200. Use a smaller copy, or delete it.';
const BROKEN = `can’t be read as a picture because it’s damaged or part of it is missing. ${COPY_AGAIN}`;
const NO_PICTURE =
  'can’t be read as a picture because it isn’t a JPEG, PNG, WebP, AVIF or HEIC file. Save it as a JPEG and use that instead, or delete it.';

test.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  ['an empty file', 'x.jpg', () => Buffer.alloc(0), EMPTY],
  ['a text file', 'x.jpg', () => Buffer.from('hello'), NO_PICTURE],
  ['a video', 'x.heic', () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), NO_PICTURE],
  ['a cut JPEG', 'x.jpg', async () => part(await jpegWithLocation(), 0.9), BROKEN],
  ['half a JPEG', 'x.jpg', async () => withHalfItsPixels(await jpegWithLocation()), BROKEN],
  ['a cut PNG', 'x.png', async () => part(await picture().png().toBuffer(), 0.8), BROKEN],
  ['a cut WebP', 'x.webp', async () => part(await picture().webp().toBuffer(), 0.8), BROKEN],
  ['a cut AVIF', 'x.avif', async () => part(await picture().avif().toBuffer(), 0.9), BROKEN],
  ['a cut HEIC', 'x.heic', () => part(heic, 0.95), BROKEN],
  ['a picture that is too big', 'x.png', () => pngOfSize(20_000, 15_000), TOO_BIG],
])('%s is reported and left unchanged, and the other photos are cleaned', async (...given) => {
  const [, name, make, sentence] = given;
  const bytes = await make();
  const project = tempProject({
    [`content/ducks/${name}`]: bytes,
    'content/zebra.jpg': await jpegWithLocation(),
  });
  const { problems, changes } = await project.clean();
  expect(problems).toEqual([`content/ducks/${name} ${sentence}`]);
  expect(project.read(`content/ducks/${name}`)).toEqual(bytes);
  expect(changes.map(({ photo }) => photo)).toEqual(['zebra.jpg']);
  expect(project.files()).toHaveLength(3);
});

function part(bytes: Buffer, share: number): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length * share));
}

/** The end marker is there, as after a transfer that lost a part, but half the pixels are not. */
function withHalfItsPixels(jpeg: Buffer): Buffer {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const half = scan + Math.floor((jpeg.length - scan) / 2);
  return Buffer.concat([jpeg.subarray(0, half), Buffer.from([0xff, 0xd9])]);
}

async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}
