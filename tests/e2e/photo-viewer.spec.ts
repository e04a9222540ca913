import type { Page } from '@playwright/test';
import { expectScrollTop, scrollTo, scrollTop, settledScrollTop } from '../support/locators.ts';
import { PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

const CAPTIONS = ['All five at the pond', 'The drake and his curls', 'Every feather in its place'];

const photo = (page: Page, number: number) =>
  page
    .getByRole('region', { name: 'Ducks', exact: true })
    .getByRole('figure')
    .nth(number - 1)
    .getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
const button = (page: Page, name: string) => viewer(page).getByRole('button', { name });

async function expectPhoto(page: Page, number: number) {
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

/** The viewer empties a moment after its history entry is gone, which also restores the scroll position. */
const expectEmptied = (page: Page) => expect(page.locator('dialog:not(:empty)')).toHaveCount(0);

async function expectClosedAt(page: Page, number: number) {
  await expect(viewer(page)).toBeHidden();
  await expectEmptied(page);
  await expect.poll(() => page.evaluate(() => history.state?.photo)).toBeUndefined();
  await expect(photo(page, number)).toBeFocused();
  await expect(photo(page, number)).toBeInViewport();
}

for (const [width, columns] of [
  [390, 1],
  [820, 2],
  [1280, 3],
] as const)
  test(`at ${width} px, photos are in columns: ${columns}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/products');
    const tops: unknown[] = [];
    for (let i = 1; i <= 9; i++) tops.push((await photo(page, i).boundingBox())?.y);
    const inRows = tops.map((top) => tops.filter((other) => other === top).length);
    expect(Math.max(...inRows)).toBe(columns);
  });

// A small screen loads smaller photos. At this width the page gets longer if its scrollbar disappears.
test.use({ viewport: { width: 820, height: 600 } });

test('a click opens a photo, its section’s wrap around, Close returns', async ({ page }) => {
  await page.goto('/products');
  await open(page, 2);
  const box = await viewer(page).boundingBox();
  expect(box).toMatchObject({ x: 0, y: 0, height: 600 });
  const [left, right] = await Promise.all(
    ['Previous photo', 'Next photo'].map((name) => button(page, name).boundingBox()),
  );
  const rest = Number(box?.width) - Number(right?.x) - Number(right?.width);
  expect(left?.x, 'the buttons are as far from both edges').toBe(rest);
  await expect(page).toHaveURL('/products');
  await button(page, 'Close').click();
  await expectClosedAt(page, 2);

  await test.step('a double click opens it, too, and a click beside it closes it', async () => {
    await photo(page, 2).dblclick();
    await staysAt(page, 2);
    await page.mouse.click(100, 20);
    await expectClosedAt(page, 2);
  });

  await test.step('Enter opens it, Tab stays inside, buttons and keys change the photo', async () => {
    await photo(page, 1).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Close')).toBeFocused();
    for (const name of ['Previous photo', 'Next photo']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await page.keyboard.press('Tab');
    await expect(button(page, 'Close')).toBeFocused();
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

  await test.step('a mouse swipes, and a click on the photo or its caption does nothing', async () => {
    await open(page, 1);
    await page.mouse.move(460, 100);
    await page.mouse.down();
    await page.mouse.move(340, 100, { steps: 4 });
    await page.mouse.up();
    await viewer(page).getByRole('img').click();
    await viewer(page).getByText('2 of 9').click();
    await staysAt(page, 2);
    await page.keyboard.press('Escape');
    await expectClosedAt(page, 2);
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

test('the photo viewer keeps the page’s scroll position and history', async ({ page }) => {
  const entries = await page.evaluate(() => history.length);
  await page.goto('/products');
  const photo = page.getByRole('figure').nth(4).getByRole('link');
  // The bars cover its upper part.
  const top = await photo.evaluate((it) => Math.round(it.getBoundingClientRect().top - 60));
  await scrollTo(page, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
  const left = (await photo.boundingBox())?.x ?? 0;
  const shown = viewer(page).getByRole('figure');
  const open = async () => {
    await page.mouse.click(left + 60, 200);
    await expect(viewer(page)).toBeVisible();
    return shown.innerText();
  };

  for (const [way, close] of [
    ['Escape', () => page.keyboard.press('Escape')],
    ['Back', () => page.goBack()],
  ] as const) {
    await test.step(`${way} closes it, and the page is where it was`, async () => {
      await open();
      await expectScrollTop(page, top, 'the viewer opened');
      await close();
      await expect(viewer(page)).toBeHidden();
      await expectScrollTop(page, top, 'the viewer closed');
      await page.reload();
      await expectScrollTop(page, top, 'a reload after that');
    });
  }

  await test.step('Forward brings the photo back, also after a reload', async () => {
    const caption = await open();
    await page.keyboard.press('Escape');
    await expectEmptied(page);
    expect(await page.evaluate(() => history.state)).toBeNull();
    await page.goForward();
    await expect(shown).toHaveText(caption);
    await page.goBack();
    await expect(viewer(page)).toBeHidden();
    await page.reload();
    await page.goForward();
    await expect(shown).toHaveText(caption);
    await expectScrollTop(page, top, 'all that');
  });

  await test.step('a reload shows the same photo, and the page is where it was', async () => {
    const photoInHistory = () => page.evaluate(() => history.state?.photo);
    const before = await photoInHistory();
    await page.keyboard.press('ArrowRight');
    await expect.poll(photoInHistory).not.toBe(before);
    const caption = await shown.innerText();
    await page.reload();
    await expect(shown).toHaveText(caption);
    await expectScrollTop(page, top, 'a reload');
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
    await expectScrollTop(page, top, 'the viewer closed');
  });

  await page.goBack();
  expect(page.url()).toBe('about:blank');
  expect(await page.evaluate(() => history.length), 'history length').toBe(entries + 2);
});

async function open(page: Page, number: number) {
  await photo(page, number).click();
  await expectPhoto(page, number);
}

/** After some frames, in which a click or a swipe would have changed it. */
async function staysAt(page: Page, number: number) {
  await settledScrollTop(page);
  await expectPhoto(page, number);
}

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

    await test.step('a swipe down closes it', async () => {
      await drag(page, 30, 160);
      await expectClosedAt(page, 1);
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
      const { offsetLeft, offsetTop } = await view();
      await drag(page, -240, 0);
      await expect.poll(async () => (await view()).offsetLeft).toBeGreaterThan(offsetLeft + 40);
      await staysAt(page, 1);
      await drag(page, 0, 300);
      await expect.poll(async () => (await view()).offsetTop).toBeLessThan(offsetTop - 40);
      await staysAt(page, 1);
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
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...touchPoints: ReturnType<typeof at>[]
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= 6; step++) await send('touchMove', at(step / 6));
  await send('touchEnd');
}
