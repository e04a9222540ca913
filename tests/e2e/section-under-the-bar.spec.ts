import type { Page } from '@playwright/test';
import { SIZES } from '../support/sizes.ts';
import { lookAtTabs } from '../support/tab-and-section.ts';
import { expect, test } from '../support/visit.ts';

/** The selected tab names the section under the bar, at every size. */

const SECTIONS = ['Ducks', 'Chickens', 'Plants', 'Crafts'];

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Products' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name });
const selected = (page: Page) => tabs(page).locator('[aria-current=true]');
const scrollBy = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top);

/** Long enough for a tab that waits for the page to come to rest. */
const atRest = (page: Page) => page.waitForTimeout(250);

for (const [width, height] of SIZES) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

    test('a chosen tab stays selected through small movements, and all the way down it names what is under the bar', async ({
      page,
    }) => {
      await page.goto('/products');
      for (const name of ['Crafts', 'Plants', 'Chickens', 'Ducks']) {
        await tab(page, name).click();
        await expect(selected(page)).toHaveText(name);
        for (const step of [0, 6, -12, 20]) {
          await scrollBy(page, step);
          await atRest(page);
          expect(await selected(page).innerText(), `${name}, moved by ${step} px`).toBe(name);
        }
      }

      await scrollBy(page, -1e6);
      await atRest(page);
      const seen = new Set<number>();
      for (let left = 1; left > 0; ) {
        await scrollBy(page, 70);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        const now = await page.evaluate(lookAtTabs);
        ({ left } = now);
        seen.add(now.selected);
        if (now.right >= 0) expect(now.selected, JSON.stringify(now)).toBe(now.right);
        else if (left > 350) expect(now.under, JSON.stringify(now)).toContain(now.selected);
        else expect(now.selected, JSON.stringify(now)).toBeGreaterThanOrEqual(now.under[0] ?? 0);
      }
      const { right, selected: says } = await page.evaluate(lookAtTabs);
      const last = right < 0 ? SECTIONS.length - 1 : right;
      expect(says).toBe(last);
      expect([...seen]).toEqual([...Array(last + 1).keys()]);
    });

    test('an address with a section arrives there; after a reload and after Back, the tab names where the page is', async ({
      page,
    }) => {
      await page.goto('/products#crafts');
      for (const arrival of ['by address', 'by reload']) {
        await expect(selected(page), arrival).toHaveText('Crafts');
        await atRest(page);
        await expect(selected(page), arrival).toHaveText('Crafts');
        await page.reload();
      }
      await tab(page, 'Crafts').click();
      await expect(selected(page)).toHaveText('Crafts');
      await scrollBy(page, -1e6);
      await scrollBy(page, 1300);
      await expect(selected(page)).toHaveText('Ducks');
      await page.reload();
      await atRest(page);
      await expect(selected(page)).toHaveText('Ducks');
      await page.goto('/about');
      await page.goBack();
      await atRest(page);
      expect(await page.evaluate(() => scrollY)).toBe(1300);
      await expect(selected(page)).toHaveText('Ducks');
      await expect(page).toHaveURL('/products#crafts');
    });
  });
}
