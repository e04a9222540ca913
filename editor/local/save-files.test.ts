import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { cleanJpeg, jpegWithLocation } from '../../photos/fixtures/pictures.ts';
import { readPublished, save, saveSchema } from './save-files.ts';

const DUCKS = 'products/ducks.yaml';

async function tempContent() {
  const content = contentCopy();
  const published = await readPublished(content.root);
  const idsOf = (...paths: string[]) =>
    Object.fromEntries(paths.map((path) => [path, published.files[path]?.id ?? null]));
  return { content, published, idsOf };
}

const asPhoto = (bytes: Buffer) => bytes.toString('base64');
const withPhoto = (text: string, path: string) =>
  text.replace('photos:\n', `photos:\n  - img: ${path}\n    title: New\n    alt: New.\n`);

test.each([
  ['invalid content', [DUCKS], 'title: ""'],
  ['invalid YAML', [DUCKS], 'title: "Ducks'],
  ['a change without the file’s version', [], 'title: Geese'],
])('%s is rejected and not written', async (_what, versions, title) => {
  const { content, idsOf } = await tempContent();
  const before = content.read(DUCKS);
  const text = before.replace('title: Ducks', title);
  const result = await save(content.root, {
    ids: idsOf(...versions),
    changes: [{ path: DUCKS, text }],
  });
  expect(result).toHaveProperty('failed');
  expect(content.read(DUCKS)).toBe(before);
});

test('a photo with a location is rejected', async () => {
  const { content, idsOf } = await tempContent();
  const photo = 'products/ducks/new.jpg';
  const result = await save(content.root, {
    ids: idsOf(DUCKS, photo),
    changes: [
      { path: photo, photo: asPhoto(await jpegWithLocation()) },
      { path: DUCKS, text: withPhoto(content.read(DUCKS), './ducks/new.jpg') },
    ],
  });
  expect(result).toMatchObject({ failed: expect.stringContaining('location') });
  expect(existsSync(content.at(photo))).toBe(false);
});

test('a file that has changed on the disk is not overwritten', async () => {
  const { content, idsOf } = await tempContent();
  const ids = idsOf(DUCKS);
  content.replace(DUCKS, 'amount: 1.25', 'amount: 1.5');
  const now = content.read(DUCKS);
  const result = await save(content.root, { ids, changes: [{ path: DUCKS, text: 'title: x' }] });
  expect(result).toMatchObject({ files: { [DUCKS]: { text: now } } });
  expect(content.read(DUCKS)).toBe(now);
});

test('concurrent saves run one after the other, and the second sees the first', async () => {
  const { content, idsOf } = await tempContent();
  const text = content.read(DUCKS);
  const saves = ['1.5', '1.75'].map((price) =>
    save(content.root, {
      ids: idsOf(DUCKS),
      changes: [{ path: DUCKS, text: text.replace('amount: 1.25', `amount: ${price}`) }],
    }),
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
  const content = contentCopy();
  mkdirSync(content.at('logo'), { recursive: true });
  for (const file of ['logo/mark.svg', '.hidden', '../outside.txt'])
    writeFileSync(content.at(file), '');
  const { files } = await readPublished(content.root);
  const ids = { [change.path]: files[change.path]?.id ?? null };
  const modified = () => statSync(content.at(change.path), { throwIfNoEntry: false })?.mtimeMs;
  const before = modified();
  expect(await save(content.root, { ids, changes: [change] })).toHaveProperty('failed');
  expect(modified()).toBe(before);
});

test('a symlink out of content/ is not followed', async () => {
  const { content, idsOf } = await tempContent();
  const elsewhere = join(tmpdir(), `elsewhere-${process.pid}`);
  mkdirSync(elsewhere, { recursive: true });
  writeFileSync(join(elsewhere, 'y.yaml'), '');
  symlinkSync(elsewhere, content.at('products/turkeys'));
  const { files } = await readPublished(content.root);
  expect(files).not.toHaveProperty(['products/turkeys/y.yaml']);
  const path = 'products/turkeys/x.jpg';
  const changes = [{ path, photo: jpeg }];
  const result = await save(content.root, { ids: idsOf(path), changes });
  expect(result).toMatchObject({ failed: expect.stringContaining('outside') });
  expect(existsSync(join(elsewhere, 'x.jpg'))).toBe(false);
});

test('an unused photo is removed and copied to .photo-originals', async () => {
  const { content, idsOf } = await tempContent();
  const photo = 'products/ducks/drake.webp';
  const bytes = readFileSync(content.at(photo));
  const text = content.read(DUCKS).replace(/ {2}- img: .*drake.*\n.*\n.*\n/, '');
  const result = await save(content.root, {
    ids: idsOf(DUCKS, photo),
    changes: [
      { path: DUCKS, text },
      { path: photo, deleted: true },
    ],
  });
  expect(result).toHaveProperty('files');
  expect(existsSync(content.at(photo))).toBe(false);
  const copy = join(content.project, '.photo-originals', 'content', photo);
  expect(readFileSync(copy)).toEqual(bytes);
});

test('a file that the site doesn’t use can be removed', async () => {
  const content = contentCopy();
  const path = 'products/Ducks (2).pdf';
  writeFileSync(content.at(path), 'no content');
  const { files } = await readPublished(content.root);
  const ids = { [path]: files[path]?.id ?? null };
  const result = await save(content.root, { ids, changes: [{ path, deleted: true }] });
  expect(result).toHaveProperty('files');
  expect(existsSync(content.at(path))).toBe(false);
});
