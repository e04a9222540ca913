import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/built-site.ts';
import { crawl } from '../support/crawl.ts';
import { pagesElsewhere } from '../support/pages-elsewhere.ts';
import { expect, onEverySite, fileTest as test } from './site.ts';

onEverySite(() => {
  test('every link, picture, script, anchor and icon leads somewhere, and no file is there for nothing', async ({
    site,
    farm,
  }) => {
    const { read, problems } = await crawl({
      local: site.address,
      published: site.published,
      elsewhere: await pagesElsewhere(farm),
    });
    expect(problems).toEqual([]);
    const paths = new Set(
      [...read].map((address) => decodeURIComponent(new URL(address).pathname)),
    );
    const assets = filesIn(site.dist).filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(20);
    const needless = assets.filter((file) => !paths.has(site.base + file));
    expect(needless, 'files that no page needs').toEqual([]);
  });

  test('paper says the address that people type, with the path it may stand below', ({ site }) => {
    const paper = readFileSync(join(site.dist, 'products.html'), 'utf8').replaceAll(
      /<[^>]*>/g,
      ' ',
    );
    expect(paper).toContain(site.published.replace(/^https:\/\//, '').replace(/\/$/, ''));
  });
});
