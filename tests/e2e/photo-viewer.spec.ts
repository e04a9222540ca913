import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/visit.ts';

const CAPTIONS = ['All five at the pond', 'The drake and his curls', 'Every feather in its place'];

const photo = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Ducks', exact: true })
    .getByRole('figure')
    .nth(number - 1)
    .getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

async function shows(page: Page, number: number) {
  const caption = `${CAPTIONS.at(number - 1)} ${number} of 9`;
  if (number > 0) await expect(viewer(page).getByRole('figure')).toContainText(caption);
  const picture = viewer(page).getByRole('img');
  await expect(picture).toHaveAccessibleName(
    (await photo(page, number).getByRole('img').getAttribute('alt')) ?? '',
  );
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 300))
    .toBe(true);
}

async function closedAt(page: Page, number: number) {
  await expect(viewer(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.photo)).toBeUndefined();
  await expect(photo(page, number)).toBeFocused();
  await expect(photo(page, number)).toBeInViewport();
}

/** A real finger on a phone, a pressed mouse elsewhere. Starts in the middle of the screen. */
async function drag(page: Page, [right, down]: [number, number], finger: boolean) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const at = (part: number) => ({
    x: (width - right) / 2 + right * part,
    y: (height - down) / 2 + down * part,
  });
  const steps = Array.from({ length: 6 }, (_, i) => at((i + 1) / 6));
  if (finger) {
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints as { x: number; y: number }[],
      });
    await send('touchStart', at(0));
    for (const point of steps) await send('touchMove', point);
    await send('touchEnd');
  } else {
    await page.mouse.move(at(0).x, at(0).y);
    await page.mouse.down();
    for (const { x, y } of steps) await page.mouse.move(x, y);
    await page.mouse.up();
  }
}

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

test('a swipe turns the photos, a small movement does not', async ({ page }, { project }) => {
  const finger = isPhone(project.name);
  await photo(page, 1).click();
  await shows(page, 1);
  await drag(page, [-160, 20], finger);
  await shows(page, 2);
  await drag(page, [160, -20], finger);
  await shows(page, 1);
  await drag(page, [-12, 0], finger);
  await drag(page, [20, -160], finger);
  await page.waitForTimeout(200);
  await shows(page, 1);
});

test('a swipe down closes it', async ({ page }, { project }) => {
  await photo(page, 1).click();
  await shows(page, 1);
  await drag(page, [30, 160], isPhone(project.name));
  await closedAt(page, 1);
});

test('a click beside the photo closes it, one on the photo or its caption does not', async ({
  page,
}) => {
  await photo(page, 2).click();
  await shows(page, 2);
  await viewer(page).getByRole('img').click();
  await viewer(page).getByText('2 of 9').click();
  await page.waitForTimeout(200);
  await shows(page, 2);
  const picture = await viewer(page).getByRole('img').boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  // Beside it on a wide screen, above it on a tall one.
  const isWide = (picture?.x ?? 0) > 30;
  const beside = { x: isWide ? (picture?.x ?? 0) - 12 : width / 2, y: (picture?.y ?? 0) - 12 };
  if (isWide) beside.y += 60;
  await page.mouse.click(beside.x, beside.y);
  await closedAt(page, 2);
});

test('a mouse that swipes beside the photo turns it and does not close', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'phones have no mouse');
  await page.setViewportSize({ width: 1280, height: 500 });
  await photo(page, 1).click();
  await shows(page, 1);
  await page.mouse.move(260, 100);
  await page.mouse.down();
  await page.mouse.move(140, 100, { steps: 4 });
  await page.mouse.up();
  await shows(page, 2);
  await page.waitForTimeout(200);
  await expect(viewer(page)).toBeVisible();
});

for (const [way, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
] as const) {
  test(`${way} closes it and focus returns to the photo last seen, again and again`, async ({
    page,
  }) => {
    const entries = await page.evaluate(() => history.length);
    for (const last of [2, 3]) {
      await photo(page, 1).click();
      await shows(page, 1);
      for (let shown = 1; shown < last; shown++) await page.keyboard.press('ArrowRight');
      await shows(page, last);
      await close(page);
      await closedAt(page, last);
      await expect(page).toHaveURL('/products');
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
}

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

test('zoomed in with two fingers, a finger looks around and turns nothing', async ({ page }, {
  project,
}) => {
  test.skip(!isPhone(project.name), 'needs fingers');
  await photo(page, 1).click();
  await shows(page, 1);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizePinchGesture', { x: 195, y: 420, scaleFactor: 2.5 });
  await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(2);
  const corner = () =>
    page.evaluate(() => [visualViewport?.offsetLeft, visualViewport?.offsetTop].map(Number));
  for (const [right, down] of [
    [-240, 0],
    [240, 0],
    [0, 300],
    [0, -300],
  ] as [number, number][]) {
    const [left = 0, top = 0] = await corner();
    await drag(page, [right, down], true);
    await expect
      .poll(async () => {
        const [x = 0, y = 0] = await corner();
        return right ? (left - x) * Math.sign(right) : (top - y) * Math.sign(down);
      })
      .toBeGreaterThan(40);
    await page.waitForTimeout(200);
    await expect(viewer(page)).toContainText('1 of 9');
  }
});

test.describe('at any size', () => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [820, 1180],
    [1024, 1366],
    [1280, 900],
    [2560, 1440],
    [3840, 2160],
  ] as const) {
    test(`at ${width} × ${height} the photo has its shape, its caption below it, and fit buttons`, async ({
      page,
    }, { project }) => {
      test.skip(isPhone(project.name), 'sets its own sizes');
      await page.setViewportSize({ width, height });
      await photo(page, 2).click();
      await shows(page, 2);
      const image = viewer(page).getByRole('img');
      const shape = await image.evaluate(
        (it: HTMLImageElement) => it.naturalWidth / it.naturalHeight,
      );
      const picture = await image.boundingBox();
      const caption = await viewer(page).locator('figcaption').boundingBox();
      const next = await button(page, 'Next photo').boundingBox();
      if (!picture || !caption || !next) throw new Error('Something is missing.');
      expect(picture.width / picture.height).toBeCloseTo(shape, 2);
      const fills = Math.max(picture.width / width, picture.height / height);
      expect(fills).toBeGreaterThan(0.75);
      const gap = caption.y - (picture.y + picture.height);
      expect(gap).toBeGreaterThan(4);
      expect(gap).toBeLessThan(24);
      expect(caption.y + caption.height).toBeLessThanOrEqual(height);
      expect(next.width).toBeGreaterThanOrEqual(Math.max(56, width * 0.028));
    });
  }
});
