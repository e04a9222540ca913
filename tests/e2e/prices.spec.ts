import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';
import { tabs } from './locators.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

const glance = (page: Page) => page.getByRole('region', { name: 'Prices at a glance' });
const priceLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /price/i });

/** The heading that the URL's fragment names is below both bars. */
async function expectPricesInView(page: Page) {
  const id = new URL(page.url()).hash.slice(1);
  expect(id).not.toBe('');
  const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
  await expect
    .poll(async () => {
      const [bar, box] = [await tabs(page).boundingBox(), await heading.boundingBox()];
      const height = page.viewportSize()?.height ?? 0;
      return !!bar && !!box && box.y >= bar.y + bar.height && box.y + box.height < height / 2;
    })
    .toBe(true);
  const table = page.locator(`[id="${id}"]`).getByRole('table');
  await expect(table).toBeInViewport();
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 480 },
  { width: 820, height: 600 },
  { width: 1280, height: 720 },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('Home links to all prices, and Products’ first screen has the lowest prices and links there too', async ({
      page,
    }) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto('/');
        await expect(priceLink(page)).toBeInViewport({ ratio: 1 });
        await priceLink(page).click();
        await expect(page).toHaveURL(/\/products#/);
        await expectPricesInView(page);
        if (screen.height < 700) continue;
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(glance(page)).toBeInViewport({ ratio: 1 });
        await expect(priceLink(page)).toHaveCount(1);
        await priceLink(page).click();
        await expectPricesInView(page);
      }
    });
  });
}

/** What is sold, the row that the first screen names, and its price. */
const HEADLINE_PRICES = [
  ['Duck eggs', 'Half dozen', '$6'],
  ['Ducklings', '', '$7'],
] as const;

test('the first screen has a carton’s price and each list’s lowest price, and print has them once', async ({
  page,
}) => {
  await page.goto('/products');
  for (const [title, name, price] of HEADLINE_PRICES) {
    const shown = glance(page).getByRole('term').filter({ hasText: title }).locator('..');
    await expect(shown).toContainText(name);
    await expect(shown).toContainText(price);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(glance(page)).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/');
  await expect(priceLink(page)).toBeHidden();
});
