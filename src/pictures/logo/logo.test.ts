import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { initialsOf, renderInitials } from './initials.tsx';
import { isSafeSvg } from './logo.ts';
import { frameMark } from './round-frame.ts';
import { isWordmark, roundPicture } from './round-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'logo-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Our Little Farm', 'OLF'],
  ['Pine Hen', 'PH'],
  ['The Farm at the Bend', 'FB'],
  ["Grandma O'Shaughnessy-MacGillicuddy's Ducks & Neighborliness", 'GO'],
  ['農', '農'],
  ['& sons', 'S'],
  ['The', 'T'],
  ['★', ''],
])('the letters of %s are %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test.each(['Pine Hen', '農', 'Ж'])('the initials of %s are visible', async (name) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${await renderInitials(name)}</svg>`;
  const { isOpaque, entropy } = await sharp(Buffer.from(svg)).stats();
  expect(isOpaque).toBe(true);
  expect(entropy).toBeGreaterThan(0);
});

test('only an SVG without script, links and metadata is published unchanged', () => {
  for (const drawing of ['badge', 'mark'])
    expect(isSafeSvg(readFileSync(`tests/farm/logo/${drawing}.svg`, 'utf8')), drawing).toBe(true);
  for (const inside of [
    '<script>alert(1)</script>',
    '<path onclick="alert(1)"/>',
    '<image href="https://example.com/a.png"/>',
    '<image xlink:href=/a.png />',
    '<use href="javascript:alert(1)"/>',
    '<a><set attributeName="href" to="&#106;avascript:alert(1)"/></a>',
    '<x:script xmlns:x="http://www.w3.org/2000/svg"/>',
    '<path fill="url(https://example.com/a.svg#b)"/>',
    '<style>@import "a.css"</style>',
    '<metadata/>',
    '<!-- /home/jane -->',
    '<g inkscape:label="Jane"/>',
  ])
    expect(isSafeSvg(`<svg>${inside}</svg>`), inside).toBe(false);
  expect(isSafeSvg('<svg><use href="#a"/><path fill="url(#b)"/></svg>')).toBe(true);
});

test.each([1, 9000])('an SVG of %i px is rendered', async (size) => {
  const file = join(folder, `${size}.svg`);
  const color = `#${randomBytes(3).toString('hex')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="${color}"/></svg>`;
  writeFileSync(file, svg);
  expect(await roundPicture(file, 200)).toMatch(/^<image /);
});

/** The color at a place of the mark, each from 0 to 1. */
async function colorAt(file: string, x: number, y: number) {
  const mark = sharp(Buffer.from(frameMark(await roundPicture(file, 200)))).removeAlpha();
  const { data, info } = await mark.raw().toBuffer({ resolveWithObject: true });
  const at = 3 * (Math.floor(y * info.height) * info.width + Math.floor(x * info.width));
  return [...data.subarray(at, at + 3)].map((channel) => Math.round(channel / 255));
}

test('a drawing on a plain background is shown completely, and a photo fills the circle', async () => {
  const drawing = join(folder, 'wide.png');
  const ground = { create: { width: 900, height: 300, channels: 3 as const, background: '#fff' } };
  const bar = { create: { width: 600, height: 100, channels: 3 as const, background: '#00f' } };
  await sharp(ground)
    .composite([{ input: await sharp(bar).png().toBuffer(), left: 20, top: 20 }])
    .toFile(drawing);
  expect(await colorAt(drawing, 0.5, 0.5)).toEqual([0, 0, 1]);
  expect(await colorAt(drawing, 0.1, 0.5)).toEqual([0, 0, 1]);
  expect(await colorAt(drawing, 0.5, 0.2)).toEqual([1, 1, 1]);

  expect(await isWordmark(drawing)).toBe(true);

  const photo = join(folder, 'photo.png');
  const half = { create: { width: 450, height: 300, channels: 3 as const, background: '#f00' } };
  await sharp(ground)
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .toFile(photo);
  expect(await colorAt(photo, 0.2, 0.5)).toEqual([1, 0, 0]);
  expect(await colorAt(photo, 0.8, 0.5)).toEqual([1, 1, 1]);

  expect(await isWordmark(photo)).toBe(false);

  const portrait = join(folder, 'portrait.png');
  await sharp(photo).rotate(90).toFile(portrait);
  expect(await colorAt(portrait, 0.5, 0.5), 'a portrait photo is cropped from the top').toEqual([
    1, 0, 0,
  ]);
  expect(await colorAt(portrait, 0.5, 0.7)).toEqual([1, 0, 0]);
});
