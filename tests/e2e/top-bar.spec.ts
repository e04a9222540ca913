import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { MENU } from '../support/pages.ts';
import { onBothScreens, PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';
import { avatar, mainNav, menuButton } from './locators.ts';

const profile = (page: Page) => page.getByRole('menu', { name: 'Profile' });

async function openSiteMenu(page: Page, isMobile: boolean) {
  if (isMobile) await menuButton(page).click();
}

onBothScreens(() => {
  test('the menu links to each page and marks the current one, and the farm’s name links to Home', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await openSiteMenu(page, isMobile);
    for (const name of MENU) {
      await mainNav(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await openSiteMenu(page, isMobile);
      await expect(mainNav(page).getByRole('link', { name })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Our Little Farm' }).click();
    await expect(page).toHaveURL('/');
  });

  test('the bar is elevated once the page is scrolled, and its menu opens and closes with a pointer', async ({
    page,
  }) => {
    await page.goto('/about');
    await test.step('flat at the top, elevated once the page is scrolled', async () => {
      const strip = async () => {
        const picture = await page.screenshot({ clip: { x: 0, y: 65, width: 12, height: 8 } });
        const { channels } = await sharp(picture).stats();
        return channels.some(({ stdev }) => stdev > 3) ? 'shadow' : 'no shadow';
      };
      for (const [top, expected] of [
        [0, 'no shadow'],
        [40, 'shadow'],
        [0, 'no shadow'],
      ] as const) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect.poll(strip, `at ${top} px`).toBe(expected);
      }
    });

    await test.step('each item only closes the menu, and focus goes back to the avatar', async () => {
      for (const item of ['Profile', 'Account', 'Dashboard', 'Logout']) {
        await avatar(page).click();
        await expect(profile(page)).toBeVisible();
        await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true');
        await profile(page).getByRole('menuitem', { name: item }).click();
        await expect(profile(page)).toBeHidden();
        await expect(avatar(page)).toBeFocused();
        await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(page).toHaveURL('/about');
      }
    });

    await test.step('Escape and a click outside close it', async () => {
      await avatar(page).click();
      await expect(profile(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(profile(page)).toBeHidden();
      await expect(avatar(page)).toBeFocused();

      await avatar(page).click();
      await expect(profile(page)).toBeVisible();
      await page.mouse.click(8, 700);
      await expect(profile(page)).toBeHidden();
    });
  });
});

test('in the profile menu arrow keys, Home, End and letters move, Tab leaves it', async ({
  page,
}) => {
  await page.goto('/about');
  const item = (name: string) => profile(page).getByRole('menuitem', { name });
  await avatar(page).focus();
  await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(item('Profile')).toBeFocused({ timeout: 500 });
  }).toPass();
  for (const [key, name] of [
    ['ArrowDown', 'Account'],
    ['End', 'Logout'],
    ['ArrowDown', 'Profile'],
    ['ArrowUp', 'Logout'],
    ['Home', 'Profile'],
    ['d', 'Dashboard'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(name), key).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(profile(page)).toBeHidden();
  await expect(avatar(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(item('Logout')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(profile(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the site menu is a disclosure that opens and closes', async ({ page }) => {
    await page.goto('/blog');
    const links = mainNav(page).getByRole('link');
    await expect(links.first()).toBeHidden();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(MENU);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

    await test.step('a click outside closes it, and one on its button', async () => {
      for (const close of [() => page.mouse.click(200, 800), () => menuButton(page).click()]) {
        await menuButton(page).click();
        await expect(links.first()).toBeVisible();
        await close();
        await expect(links.first()).toBeHidden();
      }
    });

    await test.step('Escape from one of its links gives focus back to the button', async () => {
      await menuButton(page).click();
      await mainNav(page).getByRole('link', { name: 'Gallery' }).focus();
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step('opening one menu closes the other', async () => {
      await menuButton(page).click();
      await expect(links.first()).toBeVisible();
      await avatar(page).click();
      await expect(profile(page)).toBeVisible();
      await expect(links.first()).toBeHidden();
      await menuButton(page).click();
      await expect(links.first()).toBeVisible();
      await expect(profile(page)).toBeHidden();
    });
  });
});
