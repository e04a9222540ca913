import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentCopy } from '../../build/content/fixtures/content-copy.ts';
import { picture } from '../../photos/fixtures/pictures.ts';
import type { SentChange } from './local-backend.ts';
import { readPublished, save } from './save-files.ts';
import { readHistory } from './save-history.ts';

const DUCKS = 'products/ducks.yaml';
const PHOTO = 'products/ducks/Our Pond.webp';
const MESSAGE = { headline: 'Ducks: a change', body: '', id: 'abc' };

async function farmWithPhoto() {
  const content = contentCopy();
  const without = content.read(DUCKS);
  const entry = 'photos:\n  - img: "./ducks/Our Pond.webp"\n    title: Pond\n    alt: A pond.\n';
  const withPhoto = without.replace('photos:\n', entry);
  const bytes = await picture({ width: 40, height: 30 }).webp().toBuffer();
  writeFileSync(content.at(PHOTO), bytes);
  writeFileSync(content.at(DUCKS), withPhoto);
  const saveBoth = async (text: string, photo: object) => {
    const { files } = await readPublished(content.root);
    const ids = { [DUCKS]: files[DUCKS]?.id ?? null, [PHOTO]: files[PHOTO]?.id ?? null };
    const changes = [{ path: DUCKS, text }, { path: PHOTO, ...photo } as SentChange];
    return await save(content.root, { ids, changes, message: MESSAGE });
  };
  const remove = () => saveBoth(without, { deleted: true });
  const restore = () => saveBoth(withPhoto, { photo: bytes.toString('base64') });
  return { content, bytes, withPhoto, remove, restore };
}

test('a save is recorded, and only a removed picture can be restored with any name and format', async () => {
  const { content, bytes, withPhoto, remove, restore } = await farmWithPhoto();
  await remove();
  expect(existsSync(content.at(PHOTO))).toBe(false);
  expect(await restore()).toHaveProperty('files');
  expect(readFileSync(content.at(PHOTO)).equals(bytes)).toBe(true);
  const [newest, first] = await readHistory(content.root);
  expect(newest?.changes).toContainEqual(
    expect.objectContaining({ path: DUCKS, after: expect.objectContaining({ text: withPhoto }) }),
  );
  expect(first).toMatchObject({ headline: MESSAGE.headline, changes: [{}, { path: PHOTO }] });
  expect(first?.changes[1]).not.toHaveProperty('after');

  const other = await farmWithPhoto();
  rmSync(other.content.at(PHOTO));
  expect(await other.restore()).toMatchObject({ failed: expect.stringContaining(PHOTO) });
});
