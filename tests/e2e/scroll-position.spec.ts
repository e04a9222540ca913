import type { Locator, Page } from '@playwright/test';
import { onBothScreens, PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';
import { avatar, expectScrollTop, menuButton, scrollTop } from './locators.ts';

async function openAt(page: Page, path: string, top: number) {
  await page.goto(path);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Playwright's own click may scroll first. */
async function press(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function menusDoNotScroll(page: Page, isMobile: boolean, isHydrated: boolean) {
  for (const [path, top] of [
    ['/products', 2000],
    ['/about', 120],
  ] as const) {
    await openAt(page, path, top);
    const item = page.getByRole('menuitem').nth(2);
    await press(page, avatar(page));
    await expect(item).toBeVisible();
    if (isHydrated) await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true');
    await expectScrollTop(page, top, 'the profile menu opened');
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expectScrollTop(page, top, 'Escape');
    await press(page, avatar(page));
    await expect(item).toBeVisible();
    await press(page, item);
    await expect(item).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await expectScrollTop(page, top, 'an item of the profile menu');
    if (!isMobile) continue;
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await press(page, menuButton(page));
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expectScrollTop(page, top, 'the site menu');
  }
}

onBothScreens(() => {
  test('menus do not scroll the page', async ({ page, isMobile }) => {
    await menusDoNotScroll(page, isMobile, true);
  });
});

test.describe('on a phone with scripts turned off', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('menus do not scroll the page', async ({ page }) => {
    await menusDoNotScroll(page, true, false);
  });
});

test('focus moves along the bars without scrolling the page, and Back restores its position', async ({
  page,
}) => {
  await openAt(page, '/products#crafts', 2000);
  const tabs = page.getByRole('navigation', { name: 'Products' });
  await tabs.getByRole('link').last().focus();
  await expectScrollTop(page, 2000, 'focus in the tab bar');
  for (const name of ['Plants', 'Chickens', 'Ducks']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await expectScrollTop(page, 2000, `focus on ${name}`);
  }
  await avatar(page).focus();
  await expectScrollTop(page, 2000, 'focus in the top bar');

  await page.goto('/about');
  await page.goBack();
  await expectScrollTop(page, 2000, 'Back');
  await expect(page).toHaveURL('/products#crafts');
  await expect(tabs.locator('[aria-current=true]')).toHaveText('Ducks');
});
