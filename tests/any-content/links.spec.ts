import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/built-site.ts';
import { crawl } from '../../tools/check-published/crawl.ts';
import { expect, onEverySite, fileTest as test } from '../support/any-content.ts';

onEverySite(() => {
  test('every link, picture and script resolves, and every asset is used', async ({ site }) => {
    const { address: local, published, content } = site;
    const { read, problems } = await crawl({ local, published, content });
    expect(problems).toEqual([]);
    const paths = new Set(
      [...read].map((address) => decodeURIComponent(new URL(address).pathname)),
    );
    const assets = filesIn(site.dist).filter((file) => file.startsWith('assets/'));
    expect(assets.length).toBeGreaterThan(20);
    const unused = assets.filter((file) => !paths.has(site.base + file));
    expect(unused, 'unused files').toEqual([]);
  });

  test('print shows the site’s address with its base path', ({ site: { dist, published } }) => {
    test.skip(!published, 'The site has no address yet.');
    const printed = readFileSync(join(dist, 'products.html'), 'utf8').replaceAll(/<[^>]*>/g, ' ');
    expect(printed).toContain(published?.replaceAll(/^https:\/\/|\/$/g, ''));
  });
});
