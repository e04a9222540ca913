import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesIn } from '../../build/built-site.ts';
import { WHOLE_BROWSER } from '../support/browsers.ts';
import { expect, pageNamed, test } from './farm.ts';

/**
 * Bytes on the wire, in KB, for a first view on a phone with 2.6 dots to a pixel. The script that
 * a visitor may ever fetch is 64 KB, nearly all of it React: 4 KB more let a new React in, and no new library.
 */
const KB = 1024;
const BUDGET = { html: 12, css: 10, fonts: 20, pictures: 200, all: 300, scriptsEver: 68 };
const PICTURES_ON_HOME = 150;

test.use({
  ...WHOLE_BROWSER,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
});

const STYLES = /<style.*?<\/style>/gs;
const packed = (text: string | Buffer) => brotliCompressSync(text).length / KB;

/** The bytes that arrive for each kind of file beside the page, until it has come to rest. */
async function firstView(page: Page, path: string) {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = { Font: 0, Image: 0, Script: 0 };
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    if (kind !== 'Document') bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / KB;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return bytes;
}

for (const name of ['index', 'about', 'products', 'gallery', 'blog']) {
  test(`a first view of ${name} stays within its budget`, async ({ page, site }) => {
    const { path, html } = pageNamed(site, name);
    const bytes = await firstView(page, `./${path}`);
    const weights = {
      html: packed(html.replaceAll(STYLES, '')),
      css: packed([...html.matchAll(STYLES)].join('')),
      fonts: bytes.Font ?? 0,
      pictures: bytes.Image ?? 0,
      all: Object.values(bytes).reduce((sum, weight) => sum + weight, packed(html)),
    };
    for (const [part, weight] of Object.entries(weights)) {
      expect.soft(weight, `${part} in KB`).toBeGreaterThan(1);
      const budget = BUDGET[part as keyof typeof weights];
      expect.soft(weight, `${part} in KB`).toBeLessThanOrEqual(budget);
    }
    if (name === 'index') expect.soft(weights.pictures).toBeLessThanOrEqual(PICTURES_ON_HOME);
    expect(bytes.Script, 'no script is asked for before a visitor acts').toBe(0);
  });
}

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
