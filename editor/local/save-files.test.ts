import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { cleanJpeg, jpegWithLocation } from '../../photos/fixtures/pictures.ts';
import { readPublished, save, saveSchema } from './save-files.ts';

const DUCKS = 'products/ducks.yaml';
const MESSAGE = { headline: '', body: '', id: 'save' };

type Changes = Parameters<typeof save>[1]['changes'];

/** A copy of the content, and a save by someone who has read it. */
async function tempContent(...extraFiles: string[]) {
  const content = contentCopy();
  for (const file of extraFiles) {
    mkdirSync(dirname(content.at(file)), { recursive: true });
    writeFileSync(content.at(file), '');
  }
  const { files } = await readPublished(content.root);
  const saveChanges = (...changes: Changes) => {
    const ids = Object.fromEntries(changes.map(({ path }) => [path, files[path]?.id ?? null]));
    return save(content.root, { ids, changes, message: MESSAGE });
  };
  return { content, saveChanges };
}

const asPhoto = (bytes: Buffer) => bytes.toString('base64');
const withPhoto = (text: string, path: string) =>
  text.replace('photos:\n', `photos:\n  - img: ${path}\n    title: New\n    alt: New.\n`);

test('invalid content and YAML, and a change without the file’s version, are rejected', async () => {
  const { content, saveChanges } = await tempContent();
  const before = content.read(DUCKS);
  const titled = (title: string) => ({
    path: DUCKS,
    text: before.replace('title: Ducks', title),
  });
  for (const result of [
    await saveChanges(titled('title: ""')),
    await saveChanges(titled('title: "Ducks')),
    await save(content.root, { ids: {}, changes: [titled('title: Geese')], message: MESSAGE }),
  ])
    expect(result).toHaveProperty('failed');
  expect(content.read(DUCKS)).toBe(before);
});

test('a photo with a location is rejected', async () => {
  const { content, saveChanges } = await tempContent();
  const photo = 'products/ducks/new.jpg';
  const result = await saveChanges(
    { path: photo, photo: asPhoto(await jpegWithLocation()) },
    { path: DUCKS, text: withPhoto(content.read(DUCKS), './ducks/new.jpg') },
  );
  expect(result).toMatchObject({ failed: expect.stringContaining('location') });
  expect(existsSync(content.at(photo))).toBe(false);
});

test('a file that has changed on the disk is not overwritten', async () => {
  const { content, saveChanges } = await tempContent();
  content.replace(DUCKS, 'amount: 1.25', 'amount: 1.5');
  const now = content.read(DUCKS);
  const result = await saveChanges({ path: DUCKS, text: 'title: x' });
  expect(result).toMatchObject({ files: { [DUCKS]: { text: now } } });
  expect(content.read(DUCKS)).toBe(now);
});

test('concurrent saves run one after the other, and the second sees the first', async () => {
  const { content, saveChanges } = await tempContent();
  const text = content.read(DUCKS);
  const saves = ['1.5', '1.75'].map((price) =>
    saveChanges({ path: DUCKS, text: text.replace('amount: 1.25', `amount: ${price}`) }),
  );
  const [first, second] = await Promise.all(saves);
  expect(first).toHaveProperty('files');
  expect(second).toMatchObject({
    files: { [DUCKS]: { text: expect.stringContaining('amount: 1.5') } },
  });
  expect(content.read(DUCKS)).toContain('amount: 1.5');
});

test.each([
  { ids: {}, changes: [{ path: DUCKS, text: 5 }] },
  { ids: {}, changes: [{ path: DUCKS, text: 'a', deleted: true }] },
  { ids: {}, changes: [{ path: 'products/ducks/x.jpg', photo: 'not base64!' }] },
  { ids: {}, changes: [{ path: DUCKS }] },
  { changes: [] },
  [],
  null,
])('%j is not a valid save', (sent) => {
  expect(saveSchema.safeParse(sent).success).toBe(false);
});

const jpeg = asPhoto(await cleanJpeg());

const each = <T extends object>(change: T, paths: string) =>
  paths.split(' ').map((path) => ({ path, ...change }));
const FILES =
  '../outside.yaml products/../../outside.yaml /etc/outside.yaml outside.yaml products/.drafts/x.yaml products\\outside.yaml ...yaml pages/other.yaml';
const PHOTOS =
  '../x.jpg products/turkeys/x.jpg products/ducks/nothing-shows-it.jpg farm/x.jpg products/x.jpg ornaments/x.jpg products/ducks/x.svg products/ducks/../x.jpg products/ducks/pond.webp';
const DELETED =
  '../outside.txt products/../../outside.txt .hidden logo/mark.svg posts farm.yaml pages/home.yaml products/ducks/pond.webp';

test.each([
  ...each({ text: 'title: x' }, FILES),
  ...each({ photo: jpeg }, PHOTOS),
  ...each({ deleted: true as const }, DELETED),
])('the change $path is rejected', async (change) => {
  const extraFiles = ['logo/mark.svg', '.hidden', '../outside.txt'];
  const { content, saveChanges } = await tempContent(...extraFiles);
  const modified = () => statSync(content.at(change.path), { throwIfNoEntry: false })?.mtimeMs;
  const before = modified();
  expect(await saveChanges(change)).toHaveProperty('failed');
  expect(modified()).toBe(before);
});

test('a symlink out of content/ is not followed', async () => {
  const { content, saveChanges } = await tempContent();
  const elsewhere = join(tmpdir(), `elsewhere-${process.pid}`);
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(join(elsewhere, 'y.yaml'), '');
  symlinkSync(elsewhere, content.at('products/turkeys'));
  const { files } = await readPublished(content.root);
  expect(files).not.toHaveProperty(['products/turkeys/y.yaml']);
  const result = await saveChanges({ path: 'products/turkeys/x.jpg', photo: jpeg });
  expect(result).toMatchObject({ failed: expect.stringContaining('outside') });
  expect(existsSync(join(elsewhere, 'x.jpg'))).toBe(false);
});

test('a drawing of the farm, such as its logo, can be removed', async () => {
  const { content, saveChanges } = await tempContent('farm/bee.svg');
  const result = await saveChanges({ path: 'farm/bee.svg', deleted: true });
  expect(result).toHaveProperty('files');
  expect(existsSync(content.at('farm/bee.svg'))).toBe(false);
});

test('an unused photo is removed and copied to .photo-originals', async () => {
  const { content, saveChanges } = await tempContent();
  const photo = 'products/ducks/drake.webp';
  const bytes = readFileSync(content.at(photo));
  const text = content.read(DUCKS).replace(/ {2}- img: .*drake.*\n.*\n.*\n/, '');
  const result = await saveChanges({ path: DUCKS, text }, { path: photo, deleted: true });
  expect(result).toHaveProperty('files');
  expect(existsSync(content.at(photo))).toBe(false);
  const copy = join(content.project, '.photo-originals', 'content', photo);
  expect(readFileSync(copy)).toEqual(bytes);
});

test('a file that the site doesn’t use can be removed', async () => {
  const path = 'products/Ducks (2).pdf';
  const { content, saveChanges } = await tempContent(path);
  expect(await saveChanges({ path, deleted: true })).toHaveProperty('files');
  expect(existsSync(content.at(path))).toBe(false);
});
