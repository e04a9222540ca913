import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { jpegWithLocation, picture } from '../../photos/fixtures/pictures.ts';
import { tempProject } from './fixtures/temp-project.ts';

const heic = readFileSync(
  new URL('../../photos/fixtures/sideways-with-location.heic', import.meta.url),
);
const COPY_AGAIN = 'Copy it from the phone again, or delete it.';
const CUT_OFF = `can’t be read as a picture because part of it is missing. ${COPY_AGAIN}`;
const DAMAGED = `can’t be read as a picture because it’s damaged. ${COPY_AGAIN}`;

const part = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
const large = () => picture({ width: 3000, height: 300, orientation: 6 });

/** The end marker is there, as after a transfer that lost a part, but half the pixels are not. */
function withHalfItsPixels(jpeg: Buffer): Buffer {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const half = scan + Math.floor((jpeg.length - scan) / 2);
  return Buffer.concat([jpeg.subarray(0, half), Buffer.from([0xff, 0xd9])]);
}

/** Some writers give the last box no length: it reaches to the end of the file. */
function openEnded(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32BE(0, copy.indexOf('mdat') - 4);
  return copy;
}

describe.each([
  [
    'an empty file',
    'x.jpg',
    () => Buffer.alloc(0),
    `can’t be read as a picture because it’s empty. ${COPY_AGAIN}`,
  ],
  [
    'a text file',
    'x.jpg',
    () => Buffer.from('hello'),
    'can’t be read as a picture because it isn’t a JPEG, PNG, WebP, AVIF or HEIC file. Save it as a JPEG and use that instead, or delete it.',
  ],
  [
    'a video',
    'x.heic',
    () => Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'),
    'can’t be read as a picture because it isn’t a JPEG, PNG, WebP, AVIF or HEIC file. Save it as a JPEG and use that instead, or delete it.',
  ],
  ['a cut JPEG', 'x.jpg', async () => part(await jpegWithLocation(), 0.9), CUT_OFF],
  ['a cut large JPEG', 'x.jpg', async () => part(await large().jpeg().toBuffer(), 0.5), CUT_OFF],
  [
    'a JPEG with half its pixels missing',
    'x.jpg',
    async () => withHalfItsPixels(await large().jpeg().toBuffer()),
    CUT_OFF,
  ],
  [
    'a small JPEG with half its pixels missing',
    'x.jpg',
    async () => withHalfItsPixels(await jpegWithLocation()),
    CUT_OFF,
  ],
  ['a JPEG without pixels', 'x.jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0xd9]), CUT_OFF],
  ['a cut PNG', 'x.png', async () => part(await picture().png().toBuffer(), 0.8), CUT_OFF],
  ['a cut WebP', 'x.webp', async () => part(await picture().webp().toBuffer(), 0.8), CUT_OFF],
  ['a cut AVIF', 'x.avif', async () => part(await picture().avif().toBuffer(), 0.9), CUT_OFF],
  ['a cut HEIC', 'x.heic', () => part(heic, 0.95), CUT_OFF],
  ['a cut HEIC of open length', 'x.heic', () => part(openEnded(heic), 0.95), CUT_OFF],
  ['a HEIC cut early', 'x.heic', () => part(heic, 0.2), CUT_OFF],
  [
    'a HEIC of noise',
    'x.heic',
    () => Buffer.from(heic).fill(0x5a, heic.indexOf('mdat') + 4),
    DAMAGED,
  ],
])('%s', (_, name, make, sentence) => {
  test('is reported and left unchanged, and the other photos are cleaned', async () => {
    const bytes = await make();
    const project = tempProject({
      [`content/ducks/${name}`]: bytes,
      'content/zebra.jpg': await jpegWithLocation(),
    });
    const { problems, changes } = await project.clean();
    expect(problems).toEqual([
      { photo: `ducks/${name}`, message: `content/ducks/${name} ${sentence}` },
    ]);
    expect(project.read(`content/ducks/${name}`)).toEqual(bytes);
    expect(changes.map(({ photo }) => photo)).toEqual(['zebra.jpg']);
    expect(project.files()).toHaveLength(3);
  });
});

test('ignores warnings that every viewer ignores', async () => {
  const jpeg = await jpegWithLocation();
  const lastByteOfScanHeader = jpeg.indexOf(Buffer.from([0xff, 0xda])) + 12;
  jpeg.writeUInt8(0, lastByteOfScanHeader);
  await expect(sharp(jpeg).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters');
  expect(await tempProject({ 'content/x.jpg': jpeg }).clean()).toMatchObject({
    problems: [],
    changes: [{ photo: 'x.jpg' }],
  });
});

test('a picture of more than 200 megapixels is refused before it is decoded', async () => {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(15_000, 20);
  const { problems } = await tempProject({ 'content/x.png': png }).clean();
  expect(problems[0]?.message).toBe(
    'content/x.png is too big. It has 300 megapixels, and the limit is 200. ' +
      'Use a smaller copy, or delete it.',
  );
});
