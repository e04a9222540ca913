import { expect, isPhone, test } from '../support/visit.ts';
import { button, CAPTIONS, closedAt, photo, shows, viewer } from './photo-viewer.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
});

test('a click opens a photo large, with its caption, and Close returns to it', async ({ page }) => {
  await photo(page, 2).click();
  await expect(viewer(page)).toBeVisible();
  await shows(page, 2);
  const view = page.viewportSize();
  expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: view?.height });
  await expect(page).toHaveURL('/products');
  await button(page, 'Close').click();
  await closedAt(page, 2);
});

test('buttons and arrow keys turn the photos, round and round', async ({ page }) => {
  await photo(page, 1).click();
  await button(page, 'Next photo').click();
  await shows(page, 2);
  await page.keyboard.press('ArrowRight');
  await shows(page, 3);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 2);
  await button(page, 'Previous photo').click();
  await shows(page, 1);
  await button(page, 'Previous photo').click();
  await expect(viewer(page)).toContainText('Home before dark 9 of 9');
  await page.keyboard.press('ArrowRight');
  await shows(page, 1);
});

test('Home and End turn to the first and the last photo', async ({ page }) => {
  await photo(page, 2).click();
  await shows(page, 2);
  await page.keyboard.press('End');
  await expect(viewer(page)).toContainText('9 of 9');
  await page.keyboard.press('Home');
  await shows(page, 1);
});

test('Escape closes it also when nothing else was touched since it opened', async ({ page }) => {
  for (let i = 0; i < 3; i++) {
    await photo(page, 1).focus();
    await page.keyboard.press('Enter');
    await shows(page, 1);
    await page.keyboard.press('Escape');
    await closedAt(page, 1);
  }
});

test('after it is closed, Back leaves the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/products');
  await photo(page, 1).click();
  await shows(page, 1);
  await page.keyboard.press('Escape');
  await closedAt(page, 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Enter on a photo opens it, and Tab stays inside', async ({ page }) => {
  await photo(page, 3).focus();
  await page.keyboard.press('Enter');
  await shows(page, 3);
  await expect(button(page, 'Close')).toBeFocused();
  for (const name of ['Previous photo', 'Next photo']) {
    await page.keyboard.press('Tab');
    await expect(button(page, name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Close')).toBeFocused();
  await page.keyboard.press('Enter');
  await closedAt(page, 3);
});

test('a new photo is announced by its caption', async ({ page }) => {
  await photo(page, 1).click();
  await button(page, 'Next photo').click();
  await expect(viewer(page).locator('[aria-live=polite]')).toHaveText(`${CAPTIONS[1]} 2 of 9`);
});

test('each section turns only its own photos', async ({ page }) => {
  const chickens = page.getByRole('region', { name: 'Chickens' });
  await chickens.getByRole('link').last().click();
  await expect(viewer(page)).toContainText('Bath time, no water needed 5 of 5');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('Chicks in the brooder 1 of 5');
});

test('a photo chosen before the script arrived opens when it does', async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await photo(page, 1).click();
  await photo(page, 2).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
  arrive();
  await shows(page, 2);
  await page.keyboard.press('Escape');
  await closedAt(page, 2);
});

test('a click that asks for a new tab gets one', async ({ page, context }, { project }) => {
  test.skip(isPhone(project.name), 'phones have no Ctrl key');
  const opened = context.waitForEvent('page');
  await photo(page, 1).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\.webp$/);
  await expect(viewer(page)).toBeHidden();
});
