import { ALL_PAGES } from '../support/pages.ts';
import { matchesBaseline, open } from '../support/screenshot.ts';
import { test } from '../support/strict-test.ts';

/** The layouts that differ most. Dark mode changes only colors. */
const SCREENS = [
  [390, 'light'],
  [820, 'light'],
  [1280, 'light'],
  [1280, 'dark'],
] as const;

for (const { name, path } of ALL_PAGES) {
  test(`${path} matches its reviewed screenshots`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const [width, colorScheme] of SCREENS) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await matchesBaseline(page, `${name}-${width}-${colorScheme}`);
    }
  });
}
