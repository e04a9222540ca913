import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, isPhone, test } from '../support/visit.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const avatar = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const profile = (page: Page) => page.getByRole('menu', { name: 'Profile' });

async function openSiteMenu(page: Page, projectName: string) {
  if (isPhone(projectName)) await menuButton(page).click();
}

test('the menu leads to each page, which is marked there, and the farm’s name leads home', async ({
  page,
}, { project }) => {
  await page.goto('/');
  for (const [name, path] of [
    ['About', '/about'],
    ['Products', '/products'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
  ] as const) {
    await openSiteMenu(page, project.name);
    await mainNav(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await openSiteMenu(page, project.name);
    await expect(mainNav(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(mainNav(page).locator('[aria-current]')).toHaveCount(1);
    await page.getByRole('banner').getByRole('link', { name: 'Our Little Farm' }).click();
    await expect(page).toHaveURL('/');
  }
});

test('the bar is flat at the top and elevated once the page is scrolled', async ({ page }) => {
  await page.goto('/products');
  const strip = async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 65, width: 12, height: 8 } });
    const { channels } = await sharp(picture).stats();
    return channels.some(({ stdev }) => stdev > 3) ? 'inked' : 'bare';
  };
  const scrollTo = (top: number) =>
    page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(strip).toBe('bare');
  await scrollTo(40);
  await expect.poll(strip).toBe('inked');
  await scrollTo(0);
  await expect.poll(strip).toBe('bare');
});

test.describe('the profile menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
  });

  test('each item only closes it, and focus goes back to the avatar', async ({ page }) => {
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

  test('Escape and a click outside close it', async ({ page }) => {
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

  test('arrow keys, Home, End and letters move in it, Tab leaves it', async ({ page }) => {
    const item = (name: string) => profile(page).getByRole('menuitem', { name });
    await avatar(page).focus();
    await expect(avatar(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(item('Profile')).toBeFocused({ timeout: 500 });
    }).toPass();
    await page.keyboard.press('ArrowDown');
    await expect(item('Account')).toBeFocused();
    await page.keyboard.press('End');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Profile')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(item('Profile')).toBeFocused();
    await page.keyboard.press('d');
    await expect(item('Dashboard')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(profile(page)).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(item('Logout')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(profile(page)).toBeHidden();
  });
});

test.describe('the site menu on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) > 760, 'wide screens show the links');

  test('is a disclosure that opens and closes', async ({ page }) => {
    await page.goto('/blog');
    const links = mainNav(page).getByRole('link');
    await expect(links.first()).toBeHidden();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveText(['About', 'Products', 'Gallery', 'Blog']);
    await page.keyboard.press('Escape');
    await expect(links.first()).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

    await menuButton(page).click();
    await expect(links.first()).toBeVisible();
    await page.mouse.click(200, 800);
    await expect(links.first()).toBeHidden();

    await menuButton(page).click();
    await expect(links.first()).toBeVisible();
    await menuButton(page).click();
    await expect(links.first()).toBeHidden();
  });

  test('Escape from one of its links gives focus back to the button', async ({ page }) => {
    await page.goto('/blog');
    await menuButton(page).click();
    await mainNav(page).getByRole('link', { name: 'Gallery' }).focus();
    await page.keyboard.press('Escape');
    await expect(menuButton(page)).toBeFocused();
  });

  test('opening one menu closes the other', async ({ page }) => {
    await page.goto('/blog');
    const link = mainNav(page).getByRole('link', { name: 'About' });
    await menuButton(page).click();
    await expect(link).toBeVisible();
    await avatar(page).click();
    await expect(profile(page)).toBeVisible();
    await expect(link).toBeHidden();
    await menuButton(page).click();
    await expect(link).toBeVisible();
    await expect(profile(page)).toBeHidden();
  });
});
