import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';

const linkToProducts = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Products' });

/** Addresses that the browser has fetched ahead, in the order they arrived. */
async function fetchedAhead(page: Page) {
  const arrived: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') arrived.push(new URL(prefetchUrl).pathname);
  });
  return arrived;
}

// One visit, since a whole browser takes its time to start.
test('a page is there before its link is followed, and turns into the next unless a visitor wants less motion', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.turned = String(Boolean(event.viewTransition));
    }),
  );
  await page.goto('/');
  const arrived = await fetchedAhead(page);

  await test.step('it is fetched once a pointer rests on the link, and not before', async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await page.getByRole('link', { name: 'Donate' }).hover();
    await page.waitForTimeout(500);
    expect(arrived).toEqual([]);
    await linkToProducts(page).hover();
    await expect(() => expect(arrived).toEqual(['/products'])).toPass();
  });

  await test.step('it is what the visitor gets, and the old page turns into it', async () => {
    await linkToProducts(page).click();
    await expect(page).toHaveURL('/products');
    const delivery = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
    );
    expect(delivery).toBe('navigational-prefetch');
    await expect(page.locator('html')).toHaveAttribute('data-turned', 'true');
  });

  await test.step('it is not fetched again for links to itself and its sections', async () => {
    arrived.length = 0;
    await linkToProducts(page).hover();
    await page.waitForTimeout(500);
    await page.getByRole('link', { name: 'Chickens' }).hover();
    await page.waitForTimeout(500);
    expect(arrived).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).hover();
    await expect(() => expect(arrived).toEqual(['/about'])).toPass();
  });

  await test.step('it does not turn for who wants less motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-turned', 'false');
  });
});
