import type { Page } from '@playwright/test';
import { scrollTo, section, tabs } from '../support/locators.ts';
import { expect, test } from '../support/strict-test.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

const priceLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /price/i });

/** The heading that the URL's fragment names is below both bars. */
async function expectPricesInView(page: Page) {
  await expect(page).toHaveURL(/\/products#./);
  const target = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  const heading = target.getByRole('heading').first();
  await expect
    .poll(async () => {
      const [bar, box] = [await tabs(page).boundingBox(), await heading.boundingBox()];
      const height = page.viewportSize()?.height ?? 0;
      return !!bar && !!box && box.y >= bar.y + bar.height && box.y + box.height < height / 2;
    })
    .toBe(true);
  await expect(target.getByRole('table')).toBeInViewport();
}

const SCREENS = [
  { width: 320, height: 480 },
  { width: 820, height: 600 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

test('Home and Products’ first screen link to all prices', async ({ page }) => {
  await page.goto('/');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await expect(priceLink(page)).toBeInViewport({ ratio: 1 });
  }
  await page.emulateMedia({ media: 'print' });
  await expect(priceLink(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await priceLink(page).click();
  await expectPricesInView(page);

  const glance = section(page, 'Prices at a glance');
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    await scrollTo(page, 0);
    if (screen.height > 700) await expect(glance).toBeInViewport({ ratio: 1 });
    await priceLink(page).click();
    await expectPricesInView(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(glance).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});
