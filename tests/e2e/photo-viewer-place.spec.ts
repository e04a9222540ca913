import type { Page } from '@playwright/test';
import { QUICK_BROWSER } from '../support/browsers.ts';
import { expect, test } from '../support/visit.ts';
import { viewer } from './photo-viewer.ts';
import { place, staysAt } from './place.ts';

/** Behind the photo viewer the page stays where it is, also where a scrollbar takes room. */

test.use({
  launchOptions: { ...QUICK_BROWSER.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  // Here a little more width makes the page longer.
  viewport: { width: 820, height: 1000 },
});

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
  // It is put away a moment after its step of history.
  await expect(page.getByRole('dialog', { includeHidden: true }).first()).toBeEmpty();
  expect(await page.evaluate(() => history.state)).toBeNull();
  await page.goForward();
  await expect(viewer(page).getByRole('figure')).toHaveText(caption);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await page.reload();
  await page.goForward();
  await expect(viewer(page).getByRole('figure')).toHaveText(caption);
  await staysAt(page, top, 'all that');
});
