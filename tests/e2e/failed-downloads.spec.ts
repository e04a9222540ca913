import { expect, test } from '@playwright/test';
import { contrast, luminanceOf } from '../../src/styles/fixtures/contrast.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('a picture that fails to load shows its alt text, at its own size', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/products');
  // The first three fill a row whatever their ratio.
  const photo = page.getByRole('figure').nth(3).getByRole('img');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  const box = await photo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const style = await photo.evaluate((img) => {
      const { content, color, backgroundColor } = getComputedStyle(img, '::after');
      return { content, color, backgroundColor };
    });
    expect(style.content).toBe(`"${await photo.getAttribute('alt')}"`);
    const ratio = contrast(luminanceOf(style.color), luminanceOf(style.backgroundColor));
    expect(ratio, colorScheme).toBeGreaterThan(7);
  }
});

test('a photo opens although its script failed to load once', async ({ page }) => {
  let requests = 0;
  await page.route(/PhotoViewer/, (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto('/products');
  await page.getByRole('figure').nth(1).getByRole('link').click();
  await expect(page.getByRole('dialog', { name: 'Photo viewer' })).toBeVisible();
  expect(requests).toBeGreaterThan(1);
  await expect(page).toHaveURL('/products');
});
