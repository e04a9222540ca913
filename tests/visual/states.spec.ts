import { avatar, menuButton, profileList } from '../support/locators.ts';
import { matchesBaseline, open } from '../support/screenshot.ts';
import { expect, test } from '../support/strict-test.ts';

const SCHEMES = ['light', 'dark'] as const;
const PHONE = { width: 390, height: 844 };

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('menus and photo viewer match their reviewed screenshots', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await open(page, '/products');
  const inBothSchemes = async (name: string) => {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await matchesBaseline(page, `${name}-${colorScheme}`, 'viewport');
    }
  };
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
  await inBothSchemes('site-menu');
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  await inBothSchemes('profile-menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Plants' }).click();
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plants' })).toHaveAttribute('aria-current');
  await inBothSchemes('scrolled');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await inBothSchemes('photo-viewer');
});

test('a landscape phone matches its reviewed screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/products#chickens');
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chickens' })).toHaveAttribute('aria-current');
  await matchesBaseline(page, 'phone-landscape', 'viewport');
});

test('forced colors, more contrast and large text match screenshots', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await open(page, '/products');
  await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
  await matchesBaseline(page, 'products-forced-colors-dark');
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, forcedColors: 'none', contrast: 'more' });
    await matchesBaseline(page, `products-more-contrast-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await matchesBaseline(page, 'products-large-text');
});

test('the price sheet matches its reviewed screenshot', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 960 });
  await open(page, '/products');
  await page.emulateMedia({ media: 'print' });
  await matchesBaseline(page, 'products-print');
});
