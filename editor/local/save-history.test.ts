import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { picture } from '../../photos/fixtures/pictures.ts';
import { readPublished, save } from './save-files.ts';
import { readHistory } from './save-history.ts';

const DUCKS = 'products/ducks.yaml';
const PHOTO = 'products/ducks/Our Pond.webp';
const message = { headline: 'Ducks: a change', body: '', id: 'abc' };

async function farmWithPhoto() {
  const content = contentCopy();
  const without = content.read(DUCKS);
  const entry = 'photos:\n  - img: "./ducks/Our Pond.webp"\n    title: Pond\n    alt: A pond.\n';
  const withPhoto = without.replace('photos:\n', entry);
  const bytes = await picture({ width: 40, height: 30 }).webp().toBuffer();
  writeFileSync(content.at(PHOTO), bytes);
  writeFileSync(content.at(DUCKS), withPhoto);
  const { files } = await readPublished(content.root);
  const removal = {
    ids: { [DUCKS]: files[DUCKS]?.id ?? null, [PHOTO]: files[PHOTO]?.id ?? null },
    changes: [
      { path: DUCKS, text: without },
      { path: PHOTO, deleted: true as const },
    ],
    message,
  };
  const restore = async () => {
    const now = (await readPublished(content.root)).files;
    return await save(content.root, {
      ids: { [DUCKS]: now[DUCKS]?.id ?? null, [PHOTO]: null },
      changes: [
        { path: PHOTO, photo: bytes.toString('base64') },
        { path: DUCKS, text: withPhoto },
      ],
      message,
    });
  };
  return { content, bytes, withPhoto, removal, restore };
}

test('a save is recorded, and only a removed picture can be restored with any name and format', async () => {
  const { content, bytes, withPhoto, removal, restore } = await farmWithPhoto();
  await save(content.root, removal);
  expect(existsSync(content.at(PHOTO))).toBe(false);
  expect(await restore()).toHaveProperty('files');
  expect(readFileSync(content.at(PHOTO)).equals(bytes)).toBe(true);
  const [newest, first] = await readHistory(content.root);
  expect(newest?.changes).toContainEqual(
    expect.objectContaining({ path: DUCKS, after: expect.objectContaining({ text: withPhoto }) }),
  );
  expect(first).toMatchObject({ headline: message.headline, changes: [{}, { path: PHOTO }] });
  expect(first?.changes[1]).not.toHaveProperty('after');

  const other = await farmWithPhoto();
  await save(other.content.root, { ...other.removal, message: undefined });
  expect(await other.restore()).toMatchObject({ failed: expect.stringContaining(PHOTO) });
});
