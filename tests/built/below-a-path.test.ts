import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFarm } from '../support/built-farm.ts';
import { crawl } from '../support/crawl.ts';
import { FROZEN_CONTENT } from '../support/farm-copy.ts';
import { pagesElsewhere } from '../support/pages-elsewhere.ts';
import { serve } from '../support/serve.ts';

it('on a project page below /my-farm/, everything leads somewhere', {
  timeout: 600_000,
}, async () => {
  const farm = await builtFarm('below-a-path', FROZEN_CONTENT, {
    change: ({ replace }) =>
      replace('content/farm.yaml', /^site: .*$/m, 'site: https://someone.github.io/my-farm'),
    by: ['tests/built/below-a-path.test.ts'],
  });
  const { address, server } = await serve(join(farm, 'dist'), '/my-farm/');
  const { read, problems } = await crawl({
    local: address,
    published: 'https://someone.github.io/my-farm/',
    elsewhere: await pagesElsewhere(farm),
  });
  server.close();
  expect(problems).toEqual([]);
  expect(read.size).toBeGreaterThan(100);

  const paper = readFileSync(join(farm, 'dist/products.html'), 'utf8').replaceAll(/<[^>]*>/g, ' ');
  expect(paper, 'the address on paper').toContain('someone.github.io/my-farm');
});
