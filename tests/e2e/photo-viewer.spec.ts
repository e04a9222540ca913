import {
  button,
  CAPTIONS,
  expectClosedAt,
  expectEmptied,
  expectPhoto,
  photo,
  viewer,
} from '../support/photo-viewer.ts';
import { expect, test } from '../support/strict-test.ts';

// A small screen loads smaller photos, and these tests hold at any size.
test.use({ viewport: { width: 800, height: 600 } });

test('a click opens a photo, its section’s wrap around, Close returns', async ({ page }) => {
  await page.goto('/products');
  await photo(page, 2).click();
  await expect(viewer(page)).toBeVisible();
  await expectPhoto(page, 2);
  expect(await viewer(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 600 });
  const [left, right] = await Promise.all(
    ['Previous photo', 'Next photo'].map((name) => button(page, name).boundingBox()),
  );
  const rest = Number(page.viewportSize()?.width) - Number(right?.x) - Number(right?.width);
  expect(left?.x, 'the buttons are as far from both edges').toBe(rest);
  await expect(page).toHaveURL('/products');
  await button(page, 'Close').click();
  await expectClosedAt(page, 2);

  await test.step('a double click opens it, too, and a click beside it closes it', async () => {
    const { x, y } = (await photo(page, 2).boundingBox()) ?? { x: 0, y: 0 };
    for (const down of [4, 40]) {
      await page.mouse.dblclick(x + 4, y + down);
      await expectPhoto(page, 2);
      await page.waitForTimeout(600);
      await expect(viewer(page)).toBeVisible();
      await page.mouse.click(100, 20);
      await expectClosedAt(page, 2);
    }
  });

  await test.step('buttons and keys change the photo', async () => {
    await photo(page, 1).click();
    await button(page, 'Next photo').click();
    await expect(viewer(page).locator('[aria-live=polite]'), 'is announced').toHaveText(
      `${CAPTIONS[1]} 2 of 9`,
    );
    await expectPhoto(page, 2);
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 3);
    await page.keyboard.press('ArrowLeft');
    await expectPhoto(page, 2);
    await button(page, 'Previous photo').click();
    await expectPhoto(page, 1);
    await button(page, 'Previous photo').click();
    await expect(viewer(page)).toContainText('Home before dark 9 of 9');
    await page.keyboard.press('ArrowRight');
    await expectPhoto(page, 1);
    await page.keyboard.press('End');
    await expect(viewer(page)).toContainText('9 of 9');
    await page.keyboard.press('Home');
    await expectPhoto(page, 1);
    await page.keyboard.press('Escape');
    await expectClosedAt(page, 1);
  });

  await test.step('another section has only its own photos', async () => {
    const chickens = page.getByRole('region', { name: 'Chickens' });
    await chickens.getByRole('link').last().click();
    await expect(viewer(page)).toContainText('Bath time, no water needed 5 of 5');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page)).toContainText('Chicks in the brooder 1 of 5');
    await page.keyboard.press('Escape');
    await expectEmptied(page);
  });

  await test.step('a click with Ctrl or Cmd opens a new tab', async () => {
    const opened = page.context().waitForEvent('page');
    await photo(page, 1).click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/\.webp$/);
    await expect(viewer(page)).toBeHidden();
  });
});

test('with keys: Enter opens, Tab stays inside, Escape and Back close', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/products');
  const entries = await page.evaluate(() => history.length);
  const open = async (number: number) => {
    await photo(page, number).focus();
    await page.keyboard.press('Enter');
    await expectPhoto(page, number);
  };

  await test.step('Escape closes it right after it opened', async () => {
    await open(1);
    await page.keyboard.press('Escape');
    await expectClosedAt(page, 1);
  });

  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
    ['Escape after Back', () => page.keyboard.press('Escape')],
  ] as const) {
    await test.step(`${way} closes it at the photo last seen`, async () => {
      await open(1);
      await page.keyboard.press('ArrowRight');
      await expectPhoto(page, 2);
      await close();
      await expectClosedAt(page, 2);
      await expect(page).toHaveURL('/products');
    });
  }

  await test.step('Tab stays inside', async () => {
    await open(3);
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
    await expectClosedAt(page, 3);
  });

  expect(await page.evaluate(() => history.length), 'history length').toBe(entries + 1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a photo clicked before the script has loaded opens when it has', async ({ page }) => {
  const scripts = Promise.withResolvers<void>();
  await page.goto('/products');
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await photo(page, 1).click();
  await photo(page, 2).click();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL('/products');
  scripts.resolve();
  await expectPhoto(page, 2);
  await page.keyboard.press('Escape');
  await expectClosedAt(page, 2);
});

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 900],
  [3840, 2160],
] as const;

test('at any size the photo keeps its shape, with its caption below', async ({ page }) => {
  await page.goto('/products');
  await photo(page, 2).click();
  await expectPhoto(page, 2);
  for (const [width, height] of SIZES) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    const image = viewer(page).getByRole('img');
    const shape = await image.evaluate(
      (it: HTMLImageElement) => it.naturalWidth / it.naturalHeight,
    );
    const picture = await image.boundingBox();
    const caption = await viewer(page).locator('figcaption').boundingBox();
    const next = await button(page, 'Next photo').boundingBox();
    if (!picture || !caption || !next) throw new Error(`Something is missing ${at}.`);
    expect(picture.width / picture.height, at).toBeCloseTo(shape, 2);
    const fills = Math.max(picture.width / width, picture.height / height);
    expect(fills, at).toBeGreaterThan(0.7);
    const gap = caption.y - (picture.y + picture.height);
    expect(gap, at).toBeGreaterThan(4);
    expect(gap, at).toBeLessThan(24);
    expect(caption.y + caption.height, at).toBeLessThanOrEqual(height);
    expect(next.width, at).toBeGreaterThanOrEqual(Math.max(56, width * 0.028));
  }
});
