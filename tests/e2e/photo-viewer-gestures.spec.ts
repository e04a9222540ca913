import type { Page } from '@playwright/test';
import { onBothScreens } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';
import { drag, expectClosedAt, expectPhoto, photo, viewer } from './photo-viewer.ts';

async function open(page: Page, number: number) {
  await photo(page, number).click();
  await expectPhoto(page, number);
}

onBothScreens(() => {
  test('a swipe changes the photo or closes the viewer, and a click beside the photo closes it', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/products');
    await test.step('a swipe changes the photo, a small movement does not', async () => {
      await open(page, 1);
      await drag(page, [-160, 20], isMobile);
      await expectPhoto(page, 2);
      await drag(page, [160, -20], isMobile);
      await expectPhoto(page, 1);
      await drag(page, [-12, 0], isMobile);
      await drag(page, [20, -160], isMobile);
      await page.waitForTimeout(200);
      await expectPhoto(page, 1);
    });

    await test.step('a swipe down closes it', async () => {
      await drag(page, [30, 160], isMobile);
      await expectClosedAt(page, 1);
    });

    await test.step('a click on the photo or its caption does not close it, one beside it does', async () => {
      await open(page, 2);
      await viewer(page).getByRole('img').click();
      await viewer(page).getByText('2 of 9').click();
      await page.waitForTimeout(200);
      await expectPhoto(page, 2);
      const picture = await viewer(page).getByRole('img').boundingBox();
      const { width = 0 } = page.viewportSize() ?? {};
      // Beside it on a wide screen, above it on a tall one.
      const isWide = (picture?.x ?? 0) > 30;
      const beside = { x: isWide ? (picture?.x ?? 0) - 12 : width / 2, y: (picture?.y ?? 0) - 12 };
      if (isWide) beside.y += 60;
      await page.mouse.click(beside.x, beside.y);
      await expectClosedAt(page, 2);
    });

    if (isMobile)
      await test.step('zoomed in, a finger pans and changes no photo', () => panZoomed(page));
    else await test.step('a mouse can swipe beside the photo', () => swipeBesidePhoto(page));
  });
});

async function swipeBesidePhoto(page: Page) {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, 1);
  await page.mouse.move(260, 100);
  await page.mouse.down();
  await page.mouse.move(140, 100, { steps: 4 });
  await page.mouse.up();
  await expectPhoto(page, 2);
  await page.waitForTimeout(200);
  await expect(viewer(page)).toBeVisible();
}

async function panZoomed(page: Page) {
  await open(page, 1);
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
}
