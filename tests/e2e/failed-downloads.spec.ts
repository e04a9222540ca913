import { expect, test } from '@playwright/test';
import { contrast, luminanceOf } from '../support/contrast.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('a picture that fails to load shows its alt text, at its own size', async ({ page }) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/products');
  const photo = page.getByRole('figure').first().getByRole('img');
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
