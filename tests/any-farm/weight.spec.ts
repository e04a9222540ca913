import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesIn } from '../../build/built-site.ts';
import { WHOLE_BROWSER } from '../support/browsers.ts';
import { FROZEN } from '../support/built-farm.ts';
import { expect, onThisAndTheFrozenFarm, pageNamed, test } from './farm.ts';
import { BUDGET, type FirstView, KB, tooHeavy, weightsOf } from './weight.ts';

test.use({
  ...WHOLE_BROWSER,
  packed: true,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
});

const STYLES = /<style.*?<\/style>/gs;
const packed = (text: string | Buffer) => brotliCompressSync(text).length / KB;

/** What arrives beside the page, until it has come to rest. */
async function filesOf(page: Page, path: string): Promise<FirstView['files']> {
  const asked = new Map<string, FirstView['files'][number]>();
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Document') return;
    asked.set(requestId, { kind: type, name: new URL(response.url).pathname, weight: 0 });
  });
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const file = asked.get(requestId);
    if (file) file.weight += encodedDataLength / KB;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return [...asked.values()];
}

onThisAndTheFrozenFarm(() => {
  test('a first view of each page stays within its budget, or a word says what is too heavy', async ({
    context,
    site,
    farm,
  }) => {
    for (const name of ['index', 'about', 'products', 'gallery', 'blog']) {
      const { path, html } = pageNamed(site, name);
      const page = await context.newPage();
      const files = await filesOf(page, `./${path}`);
      await page.close();
      const view = {
        name,
        html: packed(html.replaceAll(STYLES, '')),
        css: packed([...html.matchAll(STYLES)].join('')),
        files,
      };
      const scripts = files.filter(({ kind }) => kind === 'Script');
      expect(scripts, `${name} asks for no script before a visitor acts`).toEqual([]);
      const said = tooHeavy(view);
      if (farm === FROZEN.farm) {
        for (const [part, weight] of Object.entries(weightsOf(view)))
          expect(weight, `${part} of ${name} in KB`).toBeGreaterThan(1);
        expect(said).toEqual([]);
      }
      // The owner may publish it so, but knows.
      for (const words of said) console.log(process.env.CI ? `\n::warning::${words}` : words);
    }
  });
});

test('a page that is too heavy is named, with its heaviest picture and what to do', () => {
  const files = [
    { kind: 'Image', name: '/assets/hero.Bx1_7.avif', weight: 190 },
    { kind: 'Image', name: '/assets/card.Zk2_9.avif', weight: 14 },
    { kind: 'Font', name: '/assets/letters.woff2', weight: 15 },
  ];
  expect(tooHeavy({ name: 'index', html: 10, css: 8, files })).toEqual([
    'The first screen of index is heavy on a phone with a slow line: its pictures have 204 KB, and 150 KB is the most that it should have. The heaviest is hero (190 KB): choose a photo with fewer small parts such as grass or leaves, or put it further down.',
  ]);
  expect(tooHeavy({ name: 'products', html: 13.4, css: 8, files: [] })).toEqual([
    'The first screen of products is heavy on a phone with a slow line: its words have 13 KB, and 12 KB is the most that it should have. Shorten its texts and captions, or spread them over more pages.',
  ]);
  expect(tooHeavy({ name: 'blog', html: 10, css: 8, files: files.slice(1) })).toEqual([]);
});

onThisAndTheFrozenFarm(() => {
  test('all script that there is, React and the offline worker too, stays within its budget', ({
    site,
  }) => {
    const scripts = filesIn(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'));
    const weights = scripts.map((name) => packed(readFileSync(join(site.dist, 'assets', name))));
    expect(scripts.length).toBeGreaterThan(3);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(BUDGET.scriptsEver);
    expect(packed(readFileSync(join(site.dist, 'sw.js')))).toBeLessThanOrEqual(8);
  });

  test('letters show before their typeface arrives', async ({ page }) => {
    await page.route(/\.woff2$/, () => {});
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
    expect(displays.length).toBeGreaterThan(1);
    expect(new Set(displays)).toEqual(new Set(['swap']));
  });
});
