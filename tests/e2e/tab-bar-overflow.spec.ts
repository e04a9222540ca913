import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/strict-test.ts';
import { tabs } from './locators.ts';

/** Whether something is printed at one end of the tab bar, halfway up. */
async function mark(page: Page, end: 'left' | 'right') {
  const box = await tabs(page).boundingBox();
  if (!box) throw new Error('There is no tab bar.');
  const x = end === 'left' ? box.x + 13 : box.x + box.width - 19;
  const clip = { x, y: box.y + box.height / 2 - 8, width: 7, height: 16 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.some(({ stdev }) => stdev > 20) ? 'an arrow' : 'nothing';
}

test('where the tabs don’t all fit, an arrow marks the side with more, and hydration doesn’t scroll them', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 240, height: 600 });
  await page.goto('/products');
  await tabs(page).scrollIntoViewIfNeeded();
  expect(await mark(page, 'left')).toBe('nothing');
  expect(await mark(page, 'right')).toBe('an arrow');

  await tabs(page)
    .getByRole('list')
    .evaluate((list) => list.scrollTo({ left: 999 }));
  await expect.poll(() => mark(page, 'left')).toBe('an arrow');
  const notHydrated = page.locator('astro-island[ssr]', { has: tabs(page) });
  await expect(notHydrated).toHaveCount(1);
  scripts.resolve();
  await expect(notHydrated).toHaveCount(0);
  // Scroll positions are whole pixels, boxes are not.
  await expect(tabs(page).getByRole('link').last()).toBeInViewport({ ratio: 0.99 });
});
