import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/strict-test.ts';

/** Whether something is printed at one end of the tab bar, halfway up. */
async function mark(page: Page, end: 'left' | 'right') {
  const tabs = page.getByRole('navigation', { name: 'Products' });
  const box = await tabs.boundingBox();
  if (!box) throw new Error('There is no tab bar.');
  const x = end === 'left' ? box.x + 13 : box.x + box.width - 19;
  const clip = { x, y: box.y + box.height / 2 - 8, width: 7, height: 16 };
  const { channels } = await sharp(await page.screenshot({ clip })).stats();
  return channels.some(({ stdev }) => stdev > 20) ? 'an arrow' : 'nothing';
}

test('where the tabs don’t all fit, an arrow marks the side with more', async ({ page }) => {
  await page.route(/\.js$/, () => {});
  await page.setViewportSize({ width: 240, height: 600 });
  await page.goto('/products', { waitUntil: 'domcontentloaded' });
  const tabs = page.getByRole('navigation', { name: 'Products' });
  await tabs.scrollIntoViewIfNeeded();
  expect(await mark(page, 'left')).toBe('nothing');
  expect(await mark(page, 'right')).toBe('an arrow');

  await tabs.getByRole('list').evaluate((list) => list.scrollTo({ left: 999 }));
  await expect.poll(() => mark(page, 'left')).toBe('an arrow');
  // Scroll positions are whole pixels, boxes are not.
  await expect(tabs.getByRole('link').last()).toBeInViewport({ ratio: 0.99 });
});

test('a scrolled tab bar stays where it is while its island hydrates', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 600 });
  await page.goto('/products');
  const tabs = page.getByRole('navigation', { name: 'Products' });
  const notHydrated = page.locator('astro-island[ssr]', { has: tabs });
  await expect(notHydrated).toHaveCount(1);
  await tabs.getByRole('list').evaluate((list) => list.scrollTo({ left: 999 }));
  await tabs.scrollIntoViewIfNeeded();
  await expect(notHydrated).toHaveCount(0);
  await expect(tabs.getByRole('link').last()).toBeInViewport({ ratio: 0.99 });
});
