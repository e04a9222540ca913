import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Box, captureScreenshot } from '../support/capture-screenshot.ts';
import { contrast, luminance } from '../support/contrast.ts';

/**
 * The number of pixels that differ by a contrast of at least 3:1 between the focused element
 * and the same one without focus. WCAG's measure (2.4.13) is a line of 2 px around it.
 */
export async function ringArea(page: Page, { x, y, width, height }: Box): Promise<number> {
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, top] = [Math.max(0, x - 12), Math.max(0, y - 12)];
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, x + width + 12) - left,
    height: Math.min(view.height, y + height + 12) - top,
  };
  const withFocus = await pixels(await captureScreenshot(page, clip));
  await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    Object.assign(window, { focused });
    focused.blur();
  });
  const without = await pixels(await captureScreenshot(page, clip));
  await page.evaluate(() =>
    (window as unknown as { focused: HTMLElement }).focused.focus({ preventScroll: true }),
  );
  let area = 0;
  for (let at = 0; at < withFocus.length; at += 3) {
    const [one, other] = [withFocus, without].map((bytes) => bytes.subarray(at, at + 3));
    if (!one || !other || one.equals(other)) continue;
    if (contrast(luminance(one), luminance(other)) >= 3) area++;
  }
  return area;
}

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();
