import { settledScrollTop } from '../support/locators.ts';
import { PAGES } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[];
  }
}

for (const width of [412, 1280]) {
  test(`at ${width} px, nothing shifts while files load late`, async ({ page }) => {
    await page.setViewportSize({ width, height: 600 });
    await page.route(/\.(woff2|avif|js)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue().catch(() => undefined);
    });
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        })[]) {
          const moved = entry.sources.map(({ node }) => node?.textContent?.trim() ?? '');
          window.shifts.push({ value: entry.value, moved });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const { path } of PAGES) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.mouse.move(width / 2, 400);
      for (let screen = 0; screen < 2; screen++) {
        await page.mouse.wheel(0, 1400);
        await settledScrollTop(page);
      }
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      );
      expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(1);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(0.005);
    }
  });
}
