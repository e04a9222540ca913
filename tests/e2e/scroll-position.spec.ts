import type { Locator, Page } from '@playwright/test';
import {
  avatar,
  expectScrollTop,
  mainNav,
  menuButton,
  scrollTo,
  scrollTop,
  selectedTab,
  tabs,
} from '../support/locators.ts';
import { onBothScreens } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

async function openAt(page: Page, path: string, top: number) {
  await page.goto(path);
  await scrollTo(page, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/** Playwright's own click may scroll first. */
async function press(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

onBothScreens(() => {
  test('menus do not scroll the page', async ({ page, isMobile }) => {
    const [path, top] = isMobile ? (['/products', 2000] as const) : (['/about', 120] as const);
    await openAt(page, path, top);
    const item = page.getByRole('menuitem').nth(2);
    await press(page, avatar(page));
    await expect(item).toBeVisible();
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true');
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
    if (!isMobile) return;
    const link = mainNav(page).getByRole('link').first();
    await press(page, menuButton(page));
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expectScrollTop(page, top, 'the site menu');
  });
});

test('focus in the bars doesn’t scroll, and Back restores the position', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await openAt(page, '/products#crafts', 2000);
  await tabs(page).getByRole('link').last().focus();
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
  await expect(selectedTab(page)).toHaveText('Ducks');
});
