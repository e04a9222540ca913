import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { filesIn } from '../../build/built-site.ts';
import { expect, fileTest, test } from '../support/any-content.ts';
import { FIXTURE } from '../support/sites.ts';

test.use({
  siteFolder: FIXTURE.folder,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
});
// Serial, so that this browser starts once.
test.describe.configure({ mode: 'default' });

/** Bytes on the wire, in KB, for a first view on a phone with 2.6 dots to a pixel. */
const BUDGET = { html: 12, css: 10.5, fonts: 20, pictures: 200, all: 300 };
const PICTURES_ON_HOME = 150;
/** All scripts are 64 KB, mostly React. 4 KB are room for a React update but not for a library. */
const ALL_SCRIPTS = 68;

const KB = 1024;
const compressed = (text: string | Buffer) => brotliCompressSync(text).length / KB;
const STYLES = /<style.*?<\/style>/gs;

/** The KB of each kind of file that loads besides the page, until the network is idle. */
async function filesOf(page: Page, path: string) {
  const kinds = new Map<string, string>();
  const weights = { Font: 0, Image: 0, Script: 0, all: 0 };
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.clearBrowserCache');
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  network.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document') return;
    weights[kind as keyof typeof weights] += encodedDataLength / KB;
    weights.all += encodedDataLength / KB;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return weights;
}

test('the first view of each page is within its budget', async ({ context, site }) => {
  for (const { file, path, html } of site.pages.filter((each) => each.file !== '404.html')) {
    const page = await context.newPage();
    const files = await filesOf(page, `./${path}`);
    await page.close();
    expect(files.Script, `${file} asks for no script before a visitor acts`).toBe(0);
    const css = compressed([...html.matchAll(STYLES)].join(''));
    const text = compressed(html.replaceAll(STYLES, ''));
    const weights = {
      html: text,
      css,
      fonts: files.Font,
      pictures: files.Image,
      all: text + css + files.all,
    };
    const budget = file === 'index.html' ? { ...BUDGET, pictures: PICTURES_ON_HOME } : BUDGET;
    for (const [part, weight] of Object.entries(weights)) {
      expect(weight, `${part} of ${file} in KB`).toBeGreaterThan(1);
      expect(weight, `${part} of ${file} in KB`).toBeLessThanOrEqual(
        budget[part as keyof typeof budget],
      );
    }
  }
});

fileTest(
  'all scripts together, with React, and the service worker are within their budgets',
  ({ site }) => {
    const scripts = filesIn(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'));
    const weights = scripts.map((name) =>
      compressed(readFileSync(join(site.dist, 'assets', name))),
    );
    expect(scripts.length).toBeGreaterThan(3);
    expect(weights.reduce((sum, weight) => sum + weight)).toBeLessThanOrEqual(ALL_SCRIPTS);
    expect(compressed(readFileSync(join(site.dist, 'sw.js')))).toBeLessThanOrEqual(8);
  },
);

test('text shows before its font has loaded', async ({ page }) => {
  await page.route(/\.woff2$/, () => {});
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The fallback fonts are on the visitor's device.
  const displays = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !family.includes('fallback'))
      .map(({ display }) => display),
  );
  expect(displays.length).toBeGreaterThan(1);
  expect(new Set(displays)).toEqual(new Set(['swap']));
});
