import type { BrowserType } from '@playwright/test';
import type { Engine } from './engine.ts';

/** Playwright's own builds, where they are installed. */
export async function startPlaywright(label: string, type: BrowserType): Promise<Engine> {
  const browser = await type.launch();
  const page = await browser.newPage();
  return {
    name: `${label} ${browser.version()} (Playwright's)`,
    visit: async (address) => {
      await page.goto(address);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    click: (selector) => page.locator(selector).click(),
    press: (key) => page.keyboard.press(key),
    back: async () => {
      await page.evaluate('history.back()');
    },
    reload: async () => {
      await page.reload();
    },
    screenshot: () => page.screenshot(),
    quit: () => browser.close(),
  };
}
