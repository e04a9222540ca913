import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { newFarm } from './fixtures/farm.ts';
import { locatedJpeg } from './fixtures/pictures.ts';
import type * as originals from './originals.ts';

vi.mock('./originals.ts', async (load) => {
  const real = await load<typeof originals>();
  return {
    ...real,
    keepOriginal: async (...given: Parameters<typeof real.keepOriginal>) => {
      const [project, photo] = given;
      writeFileSync(join(project, photo), 'another program was here');
      return await real.keepOriginal(...given);
    },
  };
});

test('a photo that another program changes meanwhile is not replaced', async () => {
  const farm = newFarm({ 'content/a.jpg': await locatedJpeg() });
  const { problems } = await farm.clean();
  expect(problems.map(({ message }) => message)).toEqual([
    'content/a.jpg was changed by another program just now. Nothing was done to it; run again.',
  ]);
  expect(farm.text('content/a.jpg')).toBe('another program was here');
  expect(farm.files()).toEqual(['.photo-originals/content/a.jpg', 'content/a.jpg']);
});
