import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/visit.ts';
import { isPlainlyDifferent } from './difference.ts';

/** Pictures are kept at half their size: fine enough to review, and small. */
const SCALE = 2;
/** Pixels that a page may be longer or shorter, where another system rounds its lines differently. */
const ROUNDING = 4;

const FLAT_PICTURES = readFileSync(new URL('./flat-pictures.css', import.meta.url), 'utf8');

/** Opens a page whose pictures never arrive: their frames are there, in a flat tone. */
export async function open(page: Page, path: string) {
  await page.route(/\.(avif|webp)$|salt\.[^/]*png$/, () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.fonts.ready);
}

export async function looksAsReviewed(page: Page, name: string, { whole = true } = {}) {
  const screenshot = await page.screenshot({
    fullPage: whole,
    animations: 'disabled',
    caret: 'hide',
    style: FLAT_PICTURES,
  });
  const file = `${name}.png`;
  const path = test.info().snapshotPath(file);
  const reviewed = existsSync(path) ? readFileSync(path) : undefined;
  const picture = await reduce(screenshot, reviewed);
  const isFine = reviewed && !(await isPlainlyDifferent(reviewed, picture));
  if (isFine) return;
  expect.soft(await small(picture)).toMatchSnapshot(file, { threshold: 0.05, maxDiffPixels: 0 });
}

async function reduce(screenshot: Buffer, reviewed?: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(screenshot).metadata();
  const half = Math.round(height / SCALE);
  const before = reviewed ? (await sharp(reviewed).metadata()).height : half;
  return sharp(screenshot)
    .removeAlpha()
    .resize({
      width: Math.round(width / SCALE),
      height: Math.abs(before - half) <= ROUNDING / SCALE ? before : half,
      fit: 'fill',
      kernel: 'linear',
    })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** With few colors, as it is kept. */
const small = (picture: Buffer) =>
  sharp(picture).png({ palette: true, colours: 64, dither: 0, effort: 5 }).toBuffer();
