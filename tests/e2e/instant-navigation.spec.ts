import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';

const linkToProducts = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Products' });

/** The paths that the browser has prefetched, in order. */
async function prefetchedPaths(page: Page) {
  const prefetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') prefetched.push(new URL(prefetchUrl).pathname);
  });
  return prefetched;
}

// One test, because a full browser takes long to start.
test('a page is prefetched on hover, and opens with a view transition', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.turned = String(Boolean(event.viewTransition));
    }),
  );
  await page.goto('/');
  const prefetched = await prefetchedPaths(page);

  await test.step('it is prefetched once a pointer is on the link, and no other is', async () => {
    await linkToProducts(page).hover();
    await expect(() => expect(prefetched).toEqual(['/products'])).toPass();
  });

  await test.step('the prefetched page opens, with a view transition', async () => {
    await linkToProducts(page).click();
    await expect(page).toHaveURL('/products');
    const delivery = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType,
    );
    expect(delivery).toBe('navigational-prefetch');
    await expect(page.locator('html')).toHaveAttribute('data-turned', 'true');
  });

  await test.step('reduced motion has no view transition', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-turned', 'false');
  });
});
