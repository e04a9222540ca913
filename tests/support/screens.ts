import { devices, type Page } from '@playwright/test';

// A different browser type would start processes of its own.
const { defaultBrowserType: _, ...pixel } = devices['Pixel 7'];

/** Tests without it run on a desktop. */
export const PHONE = { ...pixel, viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };

/** By how many pixels the page scrolls sideways. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Visible controls that are smaller than 44 × 44 px. */
export const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => !control.matches('.skip-link') && control.checkVisibility())
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(
        ({ control, box }) => `${control.textContent || control.id}: ${box.width} × ${box.height}`,
      ),
  );
