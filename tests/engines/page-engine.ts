import type { Engine, Key } from './engine.ts';

/** The functions that Puppeteer's and Playwright's pages share. */
interface DrivenPage {
  goto(address: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  locator(selector: string): { click(): Promise<void> };
  keyboard: { press(key: Key): Promise<void> };
  reload(): Promise<unknown>;
  screenshot(): Promise<Uint8Array>;
}

export const pageEngine = (
  page: DrivenPage,
  own: Pick<Engine, 'name' | 'resize' | 'quit'>,
): Engine => ({
  ...own,
  visit: async (address) => {
    await page.goto(address);
  },
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
});
