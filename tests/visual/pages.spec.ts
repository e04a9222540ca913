import { ALL_PAGES } from '../support/pages.ts';
import { matchesBaseline, open } from '../support/screenshot.ts';
import { test } from '../support/strict-test.ts';

/** The layouts that differ most; dark mode at the two most common widths. */
const WIDTHS = [390, 820, 1280];
const ALSO_DARK = [390, 1280];

for (const { name, path } of ALL_PAGES) {
  test(`${path} matches its reviewed screenshots`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const schemes = ALSO_DARK.includes(width) ? (['light', 'dark'] as const) : ['light' as const];
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await matchesBaseline(page, `${name}-${width}-${colorScheme}`);
      }
    }
  });
}
