import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/built-site.ts';
import { expect, fileTest, onOwnerAndFixtureSite, test } from './site.ts';
import { BUDGET, compressed, weightWarnings } from './weight.ts';

fileTest('the message about a heavy page names it, its heaviest picture and what to do', () => {
  const files = [
    { kind: 'Image', name: '/assets/hero.Bx1_7.avif', weight: 190 },
    { kind: 'Image', name: '/assets/card.Zk2_9.avif', weight: 14 },
    { kind: 'Font', name: '/assets/letters.woff2', weight: 15 },
  ];
  expect(weightWarnings({ name: 'index', html: 10, css: 8, files })).toEqual([
    'The first screen of index loads slowly on a phone. Its pictures have 204 KB, and the limit is 150 KB. The heaviest is hero (190 KB). Choose a photo with fewer small parts such as grass or leaves, or put it further down.',
  ]);
  expect(weightWarnings({ name: 'products', html: 13.4, css: 8, files: [] })).toEqual([
    'The first screen of products loads slowly on a phone. Its text has 13 KB, and the limit is 12 KB. Shorten its texts and captions, or spread them over more pages.',
  ]);
  expect(weightWarnings({ name: 'blog', html: 10, css: 8, files: files.slice(1) })).toEqual([]);
});

fileTest('all scripts together, with React, are within their budget', ({ site }) => {
  const scripts = filesIn(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'));
  const weights = scripts.map((name) => compressed(readFileSync(join(site.dist, 'assets', name))));
  expect(scripts.length).toBeGreaterThan(3);
  expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(BUDGET.allScripts);
});

onOwnerAndFixtureSite(() => {
  fileTest('the service worker is within its budget', ({ site }) => {
    expect(compressed(readFileSync(join(site.dist, 'sw.js')))).toBeLessThanOrEqual(8);
  });
});

test('text shows before its font has loaded', async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const displays = await page.evaluate(() => [...document.fonts].map(({ display }) => display));
  expect(displays.length).toBeGreaterThan(1);
  expect(new Set(displays)).toEqual(new Set(['swap']));
});
