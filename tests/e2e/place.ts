import { expect, type Page } from '@playwright/test';

/** How far the page is scrolled. */
export const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

export async function staysAt(page: Page, top: number, after: string, within = 0) {
  await page.waitForTimeout(300);
  expect(Math.abs((await place(page)) - top), after).toBeLessThanOrEqual(within);
}
