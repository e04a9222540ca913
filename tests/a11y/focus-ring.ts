import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { picture } from '../support/capture-screenshot.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * How many pixels tell the focused element from the same one without focus, by a contrast of at
 * least 3:1. WCAG's measure (2.4.13) is a line of 2 px around it.
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
  const withFocus = await pixels(await picture(page, clip));
  await page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    Object.assign(window, { focused });
    focused.blur();
  });
  const without = await pixels(await picture(page, clip));
  await page.evaluate(() =>
    (window as unknown as { focused: HTMLElement }).focused.focus({ preventScroll: true }),
  );
  let area = 0;
  for (let at = 0; at < withFocus.length; at += 3) {
    if (isSame(withFocus, without, at)) continue;
    if (contrast(luminance(withFocus, at), luminance(without, at)) >= 3) area++;
  }
  return area;
}

/** What a byte of a color gives of light. */
const LIGHT = Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const pixels = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer();

/** Most pixels are, and need no sum. */
const isSame = (a: Buffer, b: Buffer, at: number) =>
  a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2];

function luminance(bytes: Buffer, at: number) {
  const light = (byte: number) => LIGHT[bytes[byte] ?? 0] ?? 0;
  return 0.2126 * light(at) + 0.7152 * light(at + 1) + 0.0722 * light(at + 2);
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
