import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import type { Scene } from './scene.ts';

const cutout = { width: 960, height: 640 };

/** CHROMIUM, else a browser of this machine, else the one Playwright brings along. */
function browserPath(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  const inPath = PATH.split(delimiter).flatMap((folder) =>
    ['chromium', 'google-chrome'].map((name) => join(folder, name)),
  );
  return CHROMIUM || ['/usr/bin/chromium', ...inPath].find(existsSync);
}

export interface Press {
  /** The finished picture, as WebP. */
  master(scene: Scene): Promise<Buffer>;
  /** Half size, for looking while drawing: JPEG, or PNG for cut-outs. */
  draft(scene: Scene): Promise<Buffer>;
  close(): Promise<void>;
}

/** A browser prints the drawings: nothing else renders these filters as well. */
export async function openPress(): Promise<Press> {
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });

  async function print(scene: Scene, scale: number): Promise<Buffer> {
    const { width, height, transparent = false } = scene;
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
    try {
      const style = 'margin:0;overflow:hidden;line-height:0';
      await page.setContent(`<body style="${style}">${scene.draw()}</body>`);
      return await page.screenshot({ omitBackground: transparent, timeout: 300_000 });
    } finally {
      await page.close();
    }
  }

  return {
    async master(scene) {
      const width = scene.pixels ?? scene.width;
      if (scene.transparent) {
        const print2 = await print(scene, 2);
        const trimmed = await sharp(print2).trim({ threshold: 1 }).toBuffer();
        const fitted = sharp(trimmed).resize({ ...cutout, fit: 'inside' });
        return fitted.webp({ quality: 88, alphaQuality: 90, effort: 6 }).toBuffer();
      }
      const scale = width / scene.width;
      // A fraction of a pixel row at the foot would print half transparent: cut it off.
      const whole = { left: 0, top: 0, width, height: Math.floor(scene.height * scale) };
      const printed = sharp(await print(scene, scale))
        .extract(whole)
        .removeAlpha();
      return printed.webp({ quality: 88, effort: 6 }).toBuffer();
    },
    async draft(scene) {
      const printed = sharp(await print(scene, 0.5));
      return scene.transparent
        ? printed.png().toBuffer()
        : printed.jpeg({ quality: 86 }).toBuffer();
    },
    close: () => browser.close(),
  };
}
