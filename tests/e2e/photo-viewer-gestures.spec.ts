import type { Page } from '@playwright/test';
import { expectClosedAt, expectPhoto, photo, viewer } from '../support/photo-viewer.ts';
import { PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

async function open(page: Page, number: number) {
  await photo(page, number).click();
  await expectPhoto(page, number);
}

/** Longer than a click or a swipe takes. */
async function staysAt(page: Page, number: number) {
  await page.waitForTimeout(200);
  await expectPhoto(page, number);
}

test('a mouse swipes anywhere, and a click beside the photo closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/products');
  await open(page, 1);
  for (const [x, number] of [
    [640, 2],
    [200, 3],
  ] as const) {
    await page.mouse.move(x + 60, 100);
    await page.mouse.down();
    await page.mouse.move(x - 60, 100, { steps: 4 });
    await page.mouse.up();
    await expectPhoto(page, number);
    await staysAt(page, number);
  }
  await viewer(page).getByRole('img').click();
  await viewer(page).getByText('3 of 9').click();
  await staysAt(page, 3);
  await page.mouse.click(200, 100);
  await expectClosedAt(page, 3);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe changes the photo, closes it, or pans when zoomed in', async ({ page }) => {
    await page.goto('/products');
    await test.step('a swipe changes the photo, a small movement does not', async () => {
      await open(page, 1);
      await drag(page, -160, 20);
      await expectPhoto(page, 2);
      await drag(page, 160, -20);
      await expectPhoto(page, 1);
      await drag(page, -12, 0);
      await drag(page, 20, -160);
      await staysAt(page, 1);
    });

    await test.step('a swipe down closes it, and a click above the photo', async () => {
      await drag(page, 30, 160);
      await expectClosedAt(page, 1);
      await open(page, 2);
      await viewer(page).getByRole('img').click();
      await staysAt(page, 2);
      const picture = await viewer(page).getByRole('img').boundingBox();
      await page.mouse.click(195, (picture?.y ?? 0) - 12);
      await expectClosedAt(page, 2);
    });

    await test.step('zoomed in, a finger pans and changes no photo', async () => {
      await open(page, 1);
      const session = await page.context().newCDPSession(page);
      await session.send('Input.synthesizePinchGesture', { x: 195, y: 420, scaleFactor: 2.5 });
      const view = () =>
        page.evaluate(() => {
          const { scale = 1, offsetLeft = 0, offsetTop = 0 } = visualViewport ?? {};
          return { scale, offsetLeft, offsetTop };
        });
      await expect.poll(async () => (await view()).scale).toBeGreaterThan(2);
      for (const [right, down] of [
        [-240, 0],
        [240, 0],
        [0, 300],
        [0, -300],
      ] as const) {
        const before = await view();
        await drag(page, right, down);
        await expect
          .poll(async () => {
            const { offsetLeft, offsetTop } = await view();
            return right
              ? (before.offsetLeft - offsetLeft) * Math.sign(right)
              : (before.offsetTop - offsetTop) * Math.sign(down);
          })
          .toBeGreaterThan(40);
        await staysAt(page, 1);
      }
    });
  });
});

/** Drags a finger across the middle of the screen. */
async function drag(page: Page, right: number, down: number) {
  const { width, height } = PHONE.viewport;
  const at = (part: number) => ({
    x: (width - right) / 2 + right * part,
    y: (height - down) / 2 + down * part,
  });
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= 6; step++) await send('touchMove', at(step / 6));
  await send('touchEnd');
}

interface Point {
  x: number;
  y: number;
}
