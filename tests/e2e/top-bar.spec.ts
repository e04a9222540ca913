import sharp from 'sharp';
import {
  avatar,
  expectScrollTop,
  mainNav,
  menuButton,
  profileList,
  scrollTo,
} from '../support/locators.ts';
import { MENU } from '../support/pages.ts';
import { PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

// While a menu moves, Playwright scrolls the page to click an item.
test.use({ reducedMotion: 'reduce' });

test('keys skip to the content and use the profile menu', async ({ page }) => {
  await page.goto('/about');
  await test.step('a skip link', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('an item or leaving the profile menu closes it', async () => {
    const item = (name: string) => profileList(page).getByRole('button', { name });
    await avatar(page).focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await page.keyboard.press('Tab');
      await expect(item('Profile')).toBeFocused();
      await page.keyboard.press(key);
      await expect(profileList(page)).toBeHidden();
      await expect(avatar(page)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await item('Logout').focus();
    await page.keyboard.press('Tab');
    await expect(profileList(page)).toBeHidden();
  });

  await test.step('the menu and the farm’s name', async () => {
    await mainNav(page).getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(page.locator('[aria-current=page]')).toHaveText(['Gallery', 'Gallery']);
    await page.getByRole('banner').getByRole('link', { name: 'Our Little Farm' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the bar is elevated once scrolled, and its menus open and close', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('banner');
    const links = mainNav(page).getByRole('link');
    await test.step('64 px high, flat at the top, elevated once the page is scrolled', async () => {
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
        await scrollTo(page, top);
        await expect.poll(strip, `at ${top} px`).toBe(expected);
        expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 64 });
      }
    });

    await scrollTo(page, 40);
    await test.step('each item only closes the profile menu, and focus goes back to the avatar', async () => {
      for (const item of ['Profile', 'Account', 'Dashboard', 'Logout']) {
        await avatar(page).click();
        await expect(profileList(page)).toBeVisible();
        await profileList(page).getByRole('button', { name: item }).click();
        await expect(profileList(page)).toBeHidden();
        await expect(avatar(page)).toBeFocused();
        await expect(page).toHaveURL('/about');
      }
    });

    await test.step('Escape closes the site menu, and focus goes back to its button', async () => {
      await expect(links.first()).toBeHidden();
      await menuButton(page).click();
      await expect(links).toHaveText(MENU);
      await links.nth(2).focus();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });

    await test.step('a click outside closes a menu, and one on its button', async () => {
      for (const close of [() => page.mouse.click(200, 800), () => menuButton(page).click()]) {
        await menuButton(page).click();
        await expect(links.first()).toBeVisible();
        await close();
        await expect(links.first()).toBeHidden();
      }
    });

    await test.step('opening one menu closes the other', async () => {
      await menuButton(page).click();
      await expect(links.first()).toBeVisible();
      await avatar(page).click();
      await expect(profileList(page)).toBeVisible();
      await expect(links.first()).toBeHidden();
      await menuButton(page).click();
      await expect(links.first()).toBeVisible();
      await expect(profileList(page)).toBeHidden();
    });
    await expectScrollTop(page, 40, 'all menus');

    await test.step('a wide screen, which shows the links in a row, closes the site menu', async () => {
      await page.setViewportSize({ width: 800, height: 600 });
      await expect(links).toHaveText(MENU);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(links.first()).toBeHidden();
    });
  });
});
