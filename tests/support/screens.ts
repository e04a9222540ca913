import { devices, type Page, test } from '@playwright/test';

// A different browser type would start processes of its own.
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** Tests without it run on a desktop. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** Tests can read `isMobile`. */
export function onBothScreens(tests: () => void) {
  test.describe('on a phone', () => {
    test.use(PHONE);
    tests();
  });
  test.describe('on a desktop', tests);
}

/** By how many pixels the page scrolls sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
