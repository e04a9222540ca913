import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../support/visit.ts';

const avatar = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** What Chromium tells a screen reader, which knows more than the attributes do. */
async function expanded(page: Page, name: string) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find((node) => node.role?.value === 'button' && node.name?.value === name);
  return button?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

async function bothMenusOpenAndClose(page: Page, phone: boolean) {
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await expect(logout).toBeHidden();
  expect(await expanded(page, 'Profile menu')).toBe(false);
  await avatar(page).click();
  await expect(logout).toBeVisible();
  expect(await expanded(page, 'Profile menu')).toBe(true);
  await logout.click();
  await expect(logout).toBeHidden();

  const link = mainNav(page).getByRole('link', { name: 'Blog' });
  if (phone) {
    await expect(link).toBeHidden();
    await menuButton(page).click();
    expect(await expanded(page, 'Menu')).toBe(true);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await menuButton(page).click();
  }
  await link.click();
  await expect(page).toHaveURL('/blog');
}

async function tabsJump(page: Page) {
  const tabs = page.getByRole('navigation', { name: 'Products' });
  for (const name of ['Crafts', 'Ducks']) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
    const heading = page.getByRole('heading', { level: 2, name });
    await expect
      .poll(async () => {
        const bar = await tabs.boundingBox();
        const box = await heading.boundingBox();
        return Boolean(bar && box && box.y > bar.y + bar.height && box.y < 800);
      })
      .toBe(true);
  }
}

async function bigPhotoOpens(page: Page) {
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('figure').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/assets\/.*\.webp$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the farm');
}

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has all its words, pictures and links', async ({ page, browser, isMobile }) => {
    test.skip(isMobile, 'they are the same on every screen');
    const withScript = await browser.newPage();
    for (const { path } of PAGES) {
      await page.goto(path);
      await withScript.goto(new URL(path, page.url()).href);
      for (const [what, count] of [
        ['img', 2],
        ['a', 8],
      ] as const) {
        expect(await page.locator(what).count(), `${what} on ${path}`).toBeGreaterThan(count);
        expect(await page.locator(what).count()).toBe(await withScript.locator(what).count());
      }
      const words = await page.getByRole('main').innerText();
      expect(words.length).toBeGreaterThan(40);
      expect(await withScript.getByRole('main').innerText()).toBe(words);
    }
    await withScript.close();
  });

  test('menus, tabs and large photos work', async ({ page }, { project }) => {
    await page.goto('/products');
    await tabsJump(page);
    await bigPhotoOpens(page);
    await bothMenusOpenAndClose(page, isPhone(project.name));
  });
});

test('with scripts blocked on their way, menus, tabs and large photos work', async ({
  page,
  complaints,
}, { project }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/products');
  await tabsJump(page);
  await bigPhotoOpens(page);
  await bothMenusOpenAndClose(page, isPhone(project.name));
  const aboutScripts = /ERR_FAILED|Error hydrating/;
  expect(complaints.splice(0).filter((text) => !aboutScripts.test(text))).toEqual([]);
});

test('a photo is followed to its file when the script takes too long', async ({ page }) => {
  await page.goto('/products');
  await page.route(/\.js$/, () => {});
  await page.getByRole('figure').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/assets\/.*\.webp$/, { timeout: 15_000 });
});
