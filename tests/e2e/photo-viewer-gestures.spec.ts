import type { Page } from '@playwright/test';
import { expect, isPhone, test } from '../support/visit.ts';
import { button, closedAt, drag, photo, shows, viewer } from './photo-viewer.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
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

const SIZES = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 1366],
  [1280, 900],
  [2560, 1440],
  [3840, 2160],
] as const;

test('at any size the photo has its shape, its caption below it, and fit buttons', async ({
  page,
}, { project }) => {
  test.skip(isPhone(project.name), 'sets its own sizes');
  test.slow();
  for (const [width, height] of SIZES) {
    const at = `at ${width} × ${height}`;
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
    if (!picture || !caption || !next) throw new Error(`Something is missing ${at}.`);
    expect(picture.width / picture.height, at).toBeCloseTo(shape, 2);
    const fills = Math.max(picture.width / width, picture.height / height);
    expect(fills, at).toBeGreaterThan(0.7);
    const gap = caption.y - (picture.y + picture.height);
    expect(gap, at).toBeGreaterThan(4);
    expect(gap, at).toBeLessThan(24);
    expect(caption.y + caption.height, at).toBeLessThanOrEqual(height);
    expect(next.width, at).toBeGreaterThanOrEqual(Math.max(56, width * 0.028));
    await page.keyboard.press('Escape');
    await closedAt(page, 2);
  }
});
