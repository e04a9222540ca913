import { devices, test } from '@playwright/test';

// A kind of browser of its own would want processes of its own.
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** In a hand, and with a finger. Tests that don't ask for it run on a desktop. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** For what differs from screen to screen. `isMobile` tells on which one a test is. */
export function onBothScreens(tests: () => void) {
  test.describe('on a phone', () => {
    test.use(PHONE);
    tests();
  });
  test.describe('on a desktop', tests);
}
