import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { captureScreenshot } from '../support/capture-screenshot.ts';
import { expect, test } from '../support/strict-test.ts';
import { isVisiblyDifferent } from './difference.ts';

/** Half size is fine enough to review, and small. */
const SCALE = 0.5;
/** In pixels. Another system may round line heights differently. */
const MAX_HEIGHT_DIFFERENCE = 4;
/** Images in style sheets may load late. */
const TIMEOUT_MS = 3_000;

const FLAT_PICTURES = readFileSync(new URL('./flat-pictures.css', import.meta.url), 'utf8');

/** Opens a page without its pictures: their frames have a flat tone. */
export async function open(page: Page, path: string) {
  await page.route(/\.(avif|webp)$|salt\.[^/]*png$/, () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
    return document.fonts.ready.then(() => {});
  }, FLAT_PICTURES);
}

export async function matchesBaseline(
  page: Page,
  name: string,
  part: 'page' | 'viewport' = 'page',
) {
  const file = `${name}.png`;
  const path = test.info().snapshotPath(file);
  const reviewed = existsSync(path) ? readFileSync(path) : undefined;
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const now = await captureScreenshot(page, part, SCALE);
    if (reviewed && !(await isVisiblyDifferent(reviewed, now, MAX_HEIGHT_DIFFERENCE * SCALE)))
      return;
    if (Date.now() < end) continue;
    expect.soft(await small(now)).toMatchSnapshot(file, { threshold: 0.05, maxDiffPixels: 0 });
    return;
  }
}

/** With few colors, as it is saved. */
const small = (png: Buffer) =>
  sharp(png).png({ palette: true, colours: 64, dither: 0, effort: 5 }).toBuffer();
