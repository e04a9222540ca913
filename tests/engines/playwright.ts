import type { BrowserType } from '@playwright/test';
import type { Engine } from './engine.ts';
import { pageEngine } from './page-engine.ts';

/** Playwright's own builds, where they are installed. */
export async function startPlaywright(label: string, type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage();
  return pageEngine(page, {
    name: `${label} ${browser.version()} (Playwright's)`,
    resize: (width, height) => page.setViewportSize({ width, height }),
    quit: () => browser.close(),
  });
}
