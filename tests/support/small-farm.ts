import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { filesIn, readBuiltSite } from '../../build/built-site.ts';
import { pathFrom } from '../../model/content-folder.ts';
import { FROZEN, madeOnce } from './built-farm.ts';
import { FROZEN_CONTENT } from './farm-copy.ts';
import { API, REPOSITORY } from './github.ts';

const ROWS = `    - name: Half dozen
      detail: including a carton
      quantity: 6
      priceAsIs:
        amount: 6
        reusedCarton: 5
      priceWashedEggs:
        amount: 7 # since spring
        reusedCarton: 6

priceList:`;

/** Writes the content of a small farm whose words no owner changes. */
export async function writeSmallFarm(root: string) {
  cpSync('build/content/fixtures/content', root, { recursive: true });
  const ducks = join(root, 'products/ducks.yaml');
  writeFileSync(ducks, readFileSync(ducks, 'utf8').replace('\npriceList:', ROWS));
  for (const file of filesIn(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const [path] of text.matchAll(/\.\.?\/[\w/.-]+\.webp/g)) {
      const picture = join(root, pathFrom(file, path));
      mkdirSync(dirname(picture), { recursive: true });
      await sharp({ create: { width: 320, height: 240, channels: 3, background: '#8c9a58' } })
        .webp()
        .toFile(picture);
    }
  }
}

export const SMALL_FARM = {
  content: '.cache/farms/small/content',
  dist: '.cache/farms/small/dist',
};

/** A site with the editor for its phone, packed once for all tests of it. The frozen farm is built. */
export const buildSmallFarm = () =>
  madeOnce('small', [FROZEN_CONTENT, 'tests/support/small-farm.ts'], async () => {
    await writeSmallFarm(SMALL_FARM.content);
    await addHostedEditor(SMALL_FARM.dist, SMALL_FARM.content, API);
  });

/** The frozen farm's site with the editor beside it, as the build itself puts it there. */
export async function addHostedEditor(dist: string, content: string, api: string) {
  cpSync(FROZEN.dist, dist, { recursive: true });
  // It brings the bundler along, which takes longer to load than all else.
  const { writeHostedEditor } = await import('../../editor/hosted-editor.ts');
  await writeHostedEditor(readBuiltSite(dist, '/'), { repository: REPOSITORY, api }, content);
}
