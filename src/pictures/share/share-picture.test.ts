import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.tsx';

test('accents of a large title are whole', async () => {
  const mark = await sharp(await readFile('tests/farm/logo/mark.svg'))
    .png()
    .toBuffer();
  const picture = { file: 'tests/farm/pages/home/hero.webp', focus: 'center' as const };
  /** How light it is above the title's capitals, from 0 to 255. */
  const lightAbove = async (title: string) => {
    const jpeg = await sharePicture({ title, line: 'Missoula', mark, picture });
    const above = sharp(jpeg).extract({ left: 64, top: 430, width: 300, height: 22 });
    return (await sharp(await above.toBuffer()).stats()).channels[0]?.mean ?? 0;
  };
  expect(await lightAbove('Ñññ')).toBeGreaterThan(2 * (await lightAbove('Nnn')));
});
