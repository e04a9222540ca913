import type { Locator, Page } from '@playwright/test';
import { QUICK_BROWSER } from '../support/browsers.ts';
import { expect, isPhone, test } from '../support/visit.ts';

/** Nothing moves that the visitor didn't move, nor where a scrollbar takes room. */

test.use({
  launchOptions: { ...QUICK_BROWSER.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
const avatar = (page: Page) => page.getByRole('button', { name: 'Profile menu' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });

async function openAt(page: Page, path: string, top: number) {
  await page.goto(path);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => place(page)).toBe(top);
}

/** Playwright's own click may scroll first. */
async function press(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not there.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function staysAt(page: Page, top: number, after: string, within = 0) {
  await page.waitForTimeout(300);
  expect(Math.abs((await place(page)) - top), after).toBeLessThanOrEqual(within);
}

async function menusLeaveThePageAlone(page: Page, phone: boolean, awake: boolean) {
  for (const [path, top] of [
    ['/products', 2000],
    ['/about', 120],
  ] as const) {
    await openAt(page, path, top);
    const item = page.getByRole('menuitem').nth(2);
    await press(page, avatar(page));
    await expect(item).toBeVisible();
    if (awake) await expect(avatar(page)).toHaveAttribute('aria-expanded', 'true');
    await staysAt(page, top, 'the profile menu opened');
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await staysAt(page, top, 'Escape');
    await press(page, avatar(page));
    await expect(item).toBeVisible();
    await press(page, item);
    await expect(item).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await staysAt(page, top, 'an item of the profile menu');
    if (!phone) continue;
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
    await press(page, menuButton(page));
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await staysAt(page, top, 'the site menu');
  }
}

test('menus open and close, and the page stays where it is', async ({ page }, { project }) => {
  await menusLeaveThePageAlone(page, isPhone(project.name), true);
});

test.describe('with scripts turned off', () => {
  test.use({ javaScriptEnabled: false });

  test('menus leave the page where it is as well', async ({ page }, { project }) => {
    await menusLeaveThePageAlone(page, isPhone(project.name), false);
  });
});

test('the keyboard walks along the bars, and the page stays where it is', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'the bars are as sticky there');
  await openAt(page, '/products', 2000);
  const crafts = page.getByRole('navigation', { name: 'Products' }).getByRole('link').last();
  await crafts.focus();
  await staysAt(page, 2000, 'focus in the tab bar');
  for (const name of ['Plants', 'Chickens', 'Ducks']) {
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
    await staysAt(page, 2000, `focus on ${name}`);
  }
  await avatar(page).focus();
  await staysAt(page, 2000, 'focus in the top bar');
});

test.describe('the photo viewer', () => {
  test.skip(({ isMobile }) => isMobile, 'no scrollbar takes room there');
  // Here a little more width makes the page longer.
  test.use({ viewport: { width: 820, height: 1000 } });

  /** Opens the fifth photo, whose upper part lies under the bars, and tells where the page is. */
  async function openPhoto(page: Page) {
    await page.goto('/products');
    const photo = page.getByRole('figure').nth(4).getByRole('link');
    const top = await photo.evaluate((it) => Math.round(it.getBoundingClientRect().top - 60));
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => place(page)).toBe(top);
    const box = await photo.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 60, 200);
    await expect(viewer(page)).toBeVisible();
    return top;
  }

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['Close', (page: Page) => viewer(page).getByRole('button', { name: 'Close' }).click()],
    ['Back', (page: Page) => page.goBack()],
  ] as const) {
    test(`closed with ${way}, it uncovers the page where it was`, async ({ page }) => {
      const top = await openPhoto(page);
      await staysAt(page, top, 'the viewer opened');
      await close(page);
      await expect(viewer(page)).toBeHidden();
      await staysAt(page, top, 'the viewer closed');
      await page.reload();
      await staysAt(page, top, 'a reload after that');
    });
  }

  test('a reload shows the same photo again, and the page behind it is where it was', async ({
    page,
  }) => {
    const steps = await page.evaluate(() => history.length);
    const top = await openPhoto(page);
    await page.keyboard.press('ArrowRight');
    const caption = await viewer(page).getByRole('figure').innerText();
    await page.waitForTimeout(400);
    await page.reload();
    await expect(viewer(page).getByRole('figure')).toHaveText(caption);
    // Chromium finds the place by what was there, in a page without a scrollbar.
    await staysAt(page, top, 'a reload', 4);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await staysAt(page, top, 'the viewer closed', 4);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
    expect(await page.evaluate(() => history.length)).toBe(steps + 2);
  });

  test('Forward brings the photo back, also after a reload', async ({ page }) => {
    const top = await openPhoto(page);
    const caption = await viewer(page).getByRole('figure').innerText();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull();
    await page.goForward();
    await expect(viewer(page).getByRole('figure')).toHaveText(caption);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await page.reload();
    await page.goForward();
    await expect(viewer(page).getByRole('figure')).toHaveText(caption);
    await staysAt(page, top, 'all that');
  });
});

test('Back returns to the place that was left, at once', async ({ page }) => {
  await openAt(page, '/products', 1500);
  await page.goto('/about');
  await page.goBack();
  await staysAt(page, 1500, 'Back');
});
