import { expect, type Page, test } from '@playwright/test';
import { PAGES } from '../support/visit.ts';

// Pages that move cost a machine more than they prove here.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

const SCRIPTS = /\/assets\/.*\.js$/;

test.describe('a picture that can’t be had', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
  });

  test('shows its words, readable in light and dark, in a frame of its own size', async ({
    page,
  }) => {
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
});

for (const [kind, answer] of [
  ['broken', (page: Page) => page.route(SCRIPTS, (route) => route.fulfill({ body: 'throw 1' }))],
  ['missing', (page: Page) => page.route(SCRIPTS, (route) => route.abort())],
  ['very slow', (page: Page) => page.route(SCRIPTS, () => {})],
] as const) {
  test.describe(`with ${kind} scripts`, () => {
    test.beforeEach(({ page }) => answer(page));

    test('every page can be read, and its links work', async ({ page }) => {
      await page.goto('/');
      for (const [at, { heading }] of PAGES.entries()) {
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        const banner = page.getByRole('banner');
        await banner.hover();
        const next = ['About', 'Products', 'Gallery', 'Blog'][at];
        if (next) await page.getByRole('contentinfo').getByRole('link', { name: next }).click();
        else await banner.getByRole('link', { name: 'Our Little Farm' }).click();
        await expect(page).toHaveURL(PAGES[at + 1]?.path ?? '/');
      }
      await expect(page.getByRole('heading', { level: 1, name: 'Our Little Farm' })).toBeVisible();
    });

    test('the menu and the tabs work, and photos open as plain pictures', async ({ page }, {
      project,
    }) => {
      await page.goto('/products');
      await page.getByRole('navigation', { name: 'Products' }).getByText('Chickens').click();
      await expect(page).toHaveURL('/products#chickens');
      if (project.name === 'phone') {
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
      }
      const about = page.getByRole('navigation', { name: 'Main' }).getByText('About');
      await expect(about).toBeVisible();
      await page.keyboard.press('Escape');

      if (kind === 'very slow') await page.clock.install();
      await page.getByRole('figure').nth(1).getByRole('img').click();
      if (kind === 'very slow') await page.clock.fastForward(5000);
      await expect(page).toHaveURL(/\.webp$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

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
