import { PAGES, test } from '../support/visit.ts';
import { looksAsReviewed, open } from './look.ts';

for (const { path } of [...PAGES, { path: '/no-such-page' }]) {
  test(`${path} looks as reviewed`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const name = path === '/' ? 'home' : path.slice(1);
    for (const width of [390, 820, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await looksAsReviewed(page, `${name}-${width}-${colorScheme}`);
      }
    }
  });
}
