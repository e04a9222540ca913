import { expect, test } from '@playwright/test';

// Pages that move cost a machine more than they prove here.
test.use({ reducedMotion: 'reduce' });

test('a picture that can’t be had shows its words, readable in light and dark, in a frame of its own size', async ({
  page,
}) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/products');
  const photo = page.getByRole('figure').first().getByRole('img');
  await photo.scrollIntoViewIfNeeded();
  await expect(photo).toBeVisible();
  const box = await photo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const words = await photo.evaluate((img) => {
      const { content, color, backgroundColor } = getComputedStyle(img, '::after');
      return { content, colors: [color, backgroundColor] };
    });
    expect(words.content).toBe(`"${await photo.getAttribute('alt')}"`);
    expect(contrast(words.colors), colorScheme).toBeGreaterThan(7);
  }
});

test('what could not be had at the first reach is fetched at the next', async ({ page }) => {
  let asked = 0;
  await page.route(/island-runtime/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  const avatar = page.getByRole('button', { name: 'Profile menu' });
  await avatar.hover();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await avatar.click();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Account' })).toBeFocused({ timeout: 500 });
  }).toPass();
  expect(asked).toBe(2);
});

function contrast(colors: string[]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
    const part = Number(channel) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
