import { existsSync, readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './strict-test.ts';

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
  // Kept for all attempts, because its end would reset the emulated media.
  const session = await page.context().newCDPSession(page);
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const now = await captureScreenshot(session, part);
    if (reviewed && !(await isVisiblyDifferent(reviewed, now, MAX_HEIGHT_DIFFERENCE * SCALE)))
      return;
    if (Date.now() < end) continue;
    expect.soft(await small(now)).toMatchSnapshot(file, { threshold: 0.05, maxDiffPixels: 0 });
    return;
  }
}

/** Takes a third of the time of Playwright's own, which prepares the page and renders it at full size. */
async function captureScreenshot(session: CDPSession, part: 'page' | 'viewport'): Promise<Buffer> {
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX: x, pageY: y, clientWidth: width, clientHeight: height } = cssVisualViewport;
  const { data } = await session.send('Page.captureScreenshot', {
    clip: { ...(part === 'page' ? cssContentSize : { x, y, width, height }), scale: SCALE },
    captureBeyondViewport: part === 'page',
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** With few colors, as it is saved. */
const small = (png: Buffer) =>
  sharp(png).png({ palette: true, colours: 64, dither: 0, effort: 5 }).toBuffer();

/** The side of the compared squares, in pixels of the saved screenshots. */
const SQUARE = 8;

/** Levels of 255. Hinting, smoothing and colored edges of letters change a square by 21 at most. */
const VISIBLE_LEVELS = 28;
const SLIGHT_LEVELS = 8;

/**
 * Whether something changed that an eye would see: one square clearly, or a tenth of them slightly.
 * A square's mean color stays the same however a system renders text. Pixels by which
 * one picture is longer don't count up to a limit.
 */
async function isVisiblyDifferent(a: Buffer, b: Buffer, maxHeightDifference = 0): Promise<boolean> {
  const [sizeA, sizeB] = await Promise.all([sharp(a).metadata(), sharp(b).metadata()]);
  if (sizeA.width !== sizeB.width || Math.abs(sizeA.height - sizeB.height) > maxHeightDifference)
    return true;
  const [before, now] = await Promise.all([squares(a, sizeA), squares(b, sizeA)]);
  let slight = 0;
  for (const [i, level] of before.entries()) {
    const change = Math.abs(level - (now[i] ?? 0));
    if (change > VISIBLE_LEVELS) return true;
    if (change > SLIGHT_LEVELS) slight += 1;
  }
  return slight > before.length / 10;
}

const squares = (picture: Buffer, { width, height }: { width: number; height: number }) =>
  sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize({
      width: Math.ceil(width / SQUARE),
      height: Math.ceil(height / SQUARE),
      fit: 'fill',
      kernel: 'linear',
    })
    .raw()
    .toBuffer();
