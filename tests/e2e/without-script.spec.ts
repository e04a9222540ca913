import type { Page, Route } from '@playwright/test';
import {
  avatar,
  expectHeadingBelowBars,
  mainNav,
  menuButton,
  profileList,
  scrollTo,
  scrollTop,
  tab,
} from '../support/locators.ts';
import { PAGES } from '../support/pages.ts';
import { PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

async function tabsJump(page: Page) {
  for (const name of ['Crafts', 'Ducks']) {
    await tab(page, name).click();
    await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
    await expectHeadingBelowBars(page, name);
  }
}

async function bigPhotoOpens(page: Page, afterClick = async () => {}) {
  await page.route('/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('figure').nth(1).getByRole('link').click();
  await afterClick();
  await expect(page).toHaveURL(/\/assets\/.*\.webp$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the farm');
}

async function menusOpenAndClose(page: Page) {
  await scrollTo(page, 2000);
  const link = mainNav(page).getByRole('link', { name: 'Blog' });
  await expect(profileList(page)).toBeHidden();
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  await menuButton(page).click();
  await expect(link).toBeVisible();
  await expect(profileList(page)).toBeHidden();
  await menuButton(page).click();
  await expect(link).toBeHidden();
  // Without scripts, there are no frames to wait for.
  expect(await scrollTop(page), 'both menus').toBe(2000);
  await menuButton(page).click();
  await link.click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
}

const missingPictures = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((img) => img.checkVisibility() && img.naturalWidth === 0)
      .map(({ alt }) => alt),
  );

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has all its text, pictures and links', async ({ page, browser }) => {
    // Wide, because phones hide some decoration; low, because painting takes time.
    const viewport = { width: 1280, height: 300 };
    await page.setViewportSize(viewport);
    const withScript = await browser.newPage({ viewport });
    const whatItHas = (each: Page) =>
      each.evaluate(() => ({
        pictures: document.images.length,
        links: document.links.length,
        text: document.querySelector('main')?.innerText ?? '',
      }));
    for (const { path } of PAGES) {
      await page.goto(path);
      await expect.poll(() => missingPictures(page), path).toEqual([]);
      await withScript.goto(page.url());
      const has = await whatItHas(page);
      expect(has.links, `links on ${path}`).toBeGreaterThan(8);
      expect(has.text.length, `text on ${path}`).toBeGreaterThan(40);
      expect(await whatItHas(withScript), path).toEqual(has);
    }
    await withScript.close();
  });
});

/** The browser's own errors about such scripts. */
const ABOUT_SCRIPTS = /ERR_FAILED|Error hydrating/;

test.describe('on a phone', () => {
  test.use(PHONE);

  test.describe('with scripts turned off', () => {
    test.use({ javaScriptEnabled: false });

    test('tabs, large photos and menus work', async ({ page }) => {
      await page.goto('/products');
      await tabsJump(page);
      await bigPhotoOpens(page);
      await menusOpenAndClose(page);
    });
  });

  for (const [kind, handleRoute] of [
    ['missing', (route: Route) => route.abort()],
    ['very slow', () => {}],
  ] as const) {
    test(`with ${kind} scripts, tabs jump and a photo’s link opens its file`, async ({
      page,
      consoleErrors,
    }) => {
      await page.route(/\/assets\/.*\.js$/, handleRoute);
      await page.goto('/products');
      await tabsJump(page);
      if (kind === 'very slow') await page.clock.install();
      await bigPhotoOpens(page, async () => {
        if (kind === 'very slow') await page.clock.fastForward(5000);
      });
      expect(consoleErrors.splice(0).filter((text) => !ABOUT_SCRIPTS.test(text))).toEqual([]);
    });
  }
});
