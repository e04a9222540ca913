import type { BrowserType, LaunchOptions } from '@playwright/test';
import { centerInView, type Engine, type Key } from './engine.ts';

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
  own: Pick<Engine, 'name' | 'resize' | 'quit' | 'scriptErrors'>,
): Engine => ({
  ...own,
  visit: async (address) => {
    await page.goto(address);
  },
  evaluate: <T>(expression: string) =>
    page.evaluate(expression).catch((error) => {
      // The page was left while the expression ran.
      if (!String(error).includes('context was destroyed')) throw error;
      return page.evaluate(expression);
    }) as Promise<T>,
  click: (selector) => page.locator(selector).click(),
  press: (key) => page.keyboard.press(key),
  reload: async () => {
    await page.reload();
  },
  screenshot: () => page.screenshot(),
});

/** Playwright's own builds, where they are installed, or the one that the options name. */
export async function startPlaywright(
  label: string,
  type: BrowserType,
  options: LaunchOptions = {},
): Promise<Engine> {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const engine = pageEngine(page, {
    name: `${label} ${browser.version()}${options.executablePath ? '' : ' (Playwright’s)'}`,
    scriptErrors: () => errors.splice(0),
    resize: (width, height) => page.setViewportSize({ width, height }),
    quit: () => browser.close(),
  });
  return {
    ...engine,
    click: async (selector) => {
      await page.locator(selector).waitFor();
      const center = () => engine.evaluate<[number, number]>(centerInView(selector));
      let [x, y] = await center();
      // What loads above it, such as a preview, moves it.
      for (let isMoving = true; isMoving; ) {
        await page.waitForTimeout(100);
        const [left, top] = await center();
        isMoving = left !== x || top !== y;
        [x, y] = [left, top];
      }
      await page.mouse.click(x, y);
    },
  };
}
