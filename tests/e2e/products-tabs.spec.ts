import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';
import { place, scrollTo, selectedTab, tab, tabs } from './locators.ts';

// A ride has many frames, and small ones are drawn sooner.
test.use({ viewport: { width: 800, height: 600 } });

const upButton = (page: Page) => page.getByRole('button', { name: 'Back to top' });

async function headingIsBelowTheBars(page: Page, name: string) {
  const section = page.getByRole('region', { name, exact: true });
  const heading = section.getByRole('heading', { level: 2 });
  await expect
    .poll(async () => {
      const bar = await tabs(page).boundingBox();
      const box = await heading.boundingBox();
      const view = page.viewportSize();
      if (!bar || !box || !view) return false;
      return box.y >= bar.y + bar.height - 1 && box.y + box.height <= view.height;
    }, `the heading of ${name} is below the bars`)
    .toBe(true);
}

interface Ride {
  tabs: string[];
  places: number[];
}

/** Notes from now on, frame by frame, where the page is and which tab is selected. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const ride: Ride = { tabs: [], places: [] };
    Object.assign(window, { ride });
    const look = () => {
      const now = document.querySelector('[aria-current=true]')?.textContent ?? '';
      if (ride.tabs.at(-1) !== now) ride.tabs.push(now);
      if (ride.places.at(-1) !== scrollY) ride.places.push(scrollY);
      requestAnimationFrame(look);
    };
    look();
  });
const whatWasSeen = (page: Page) => page.evaluate(() => (window as unknown as { ride: Ride }).ride);

test('the selection moves along with the page, and the button leads back to the top', async ({
  page,
}) => {
  await page.goto('/products');
  await test.step('the button is absent up to 300 px and present from 301 px', async () => {
    await scrollTo(page, 400);
    await expect(upButton(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(upButton(page)).toHaveCount(0);
    await scrollTo(page, 301);
    await expect(upButton(page)).toBeVisible();
    await scrollTo(page, 0);
    await expect(upButton(page)).toHaveCount(0);
  });

  await test.step('scrolling by hand moves the selection along', async () => {
    const order: string[] = [];
    await page.mouse.move(200, 500);
    for (let i = 0; i < 150 && order.at(-1) !== 'Crafts'; i++) {
      await page.mouse.wheel(0, 150);
      await page.waitForTimeout(40);
      const now = await selectedTab(page).innerText();
      if (order.at(-1) !== now) order.push(now);
    }
    expect(order).toEqual(['Ducks', 'Chickens', 'Plants', 'Crafts']);
  });

  await test.step('the button is round, scrolls smoothly and hands focus to the heading', async () => {
    const box = await upButton(page).boundingBox();
    expect(box?.width).toBe(box?.height);
    await watch(page);
    await upButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page)).toBe(0);
    expect((await whatWasSeen(page)).places.length).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(selectedTab(page)).toHaveText('Ducks');
  });
});

test('a chosen tab is selected at once and stays so, past those between, also if the ride falters', async ({
  page,
}) => {
  await page.goto('/products');
  await scrollTo(page, 10);
  await tab(page, 'Ducks').hover();
  await expect.poll(() => page.locator('astro-island[ssr]').count()).toBeLessThan(5);
  await watch(page);
  const choices = ['Crafts', 'Chickens', 'Plants', 'Ducks'];
  for (const name of choices) {
    await tab(page, name).click();
    if (name === 'Crafts') await falter(page);
    await headingIsBelowTheBars(page, name);
    await expect(selectedTab(page)).toHaveText(name);
    await page.waitForTimeout(400);
    await expect(selectedTab(page)).toHaveText(name);
    await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
  }
  const ride = await whatWasSeen(page);
  expect(ride.tabs).toEqual(['Ducks', ...choices]);
  expect(ride.places.length, 'stops on the way').toBeGreaterThan(12);
});

/** Stands still, three times for longer than a browser takes to draw a frame. */
const falter = (page: Page) =>
  page.evaluate(async () => {
    for (let stop = 0; stop < 3; stop++) {
      await new Promise((drawn) => requestAnimationFrame(drawn));
      for (const start = performance.now(); performance.now() < start + 250; );
    }
  });

async function rideHalfWay(page: Page) {
  await scrollTo(page, 400);
  await expect(upButton(page)).toBeVisible();
  await tab(page, 'Crafts').click();
  await expect.poll(() => place(page)).toBeGreaterThan(900);
}

async function backToTopDuringARide(page: Page) {
  await rideHalfWay(page);
  await expect(selectedTab(page)).toHaveText('Crafts');
  await upButton(page).click();
  await expect.poll(() => place(page)).toBe(0);
  await expect(selectedTab(page)).toHaveText('Ducks');
}

test('a ride that is stopped, or turned back to the top, leaves the section selected that is there', async ({
  page,
}) => {
  await page.goto('/products');
  await test.step('back to the top', () => backToTopDuringARide(page));
  await test.step('stopped half way', async () => {
    await rideHalfWay(page);
    // Now and then what is left of the ride has the last word.
    await expect(async () => {
      await scrollTo(page, 1400);
      await expect(selectedTab(page)).toHaveText('Ducks', { timeout: 1000 });
    }).toPass();
  });
});

test('back to top during a ride selects the first tab, in a browser that does not tell when scrolling ends', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/products');
  await backToTopDuringARide(page);
});

test('an address with a section is there at once, with its tab selected', async ({ page }) => {
  await page.addInitScript(() => {
    const stops = new Set<number>();
    Object.assign(window, { stops });
    addEventListener('scroll', () => stops.add(Math.round(scrollY)));
  });
  await page.goto('/products#chickens');
  await headingIsBelowTheBars(page, 'Chickens');
  await expect(selectedTab(page)).toHaveText('Chickens');
  await page.waitForTimeout(500);
  const stops = await page.evaluate(() => [...(window as unknown as { stops: Set<number> }).stops]);
  expect(stops.length, `stops at ${stops}`).toBeLessThan(4);
  expect(Math.max(...stops) - Math.min(...stops)).toBeLessThan(100);
});

test('four tabs stick under the top bar, reduced motion jumps, Back and Forward go through the choices', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await expect(tabs(page).getByRole('link')).toHaveText(['Ducks', 'Chickens', 'Plants', 'Crafts']);
  await expect(selectedTab(page)).toHaveText('Ducks');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await scrollTo(page, 2000);
    await expect.poll(async () => (await tabs(page).boundingBox())?.y, `${width} px`).toBe(64);
  }

  await scrollTo(page, 0);
  await test.step('reduced motion jumps', async () => {
    await tab(page, 'Chickens').click();
    const [first, later] = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const before = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [before, scrollY];
    });
    expect(first).toBeGreaterThan(1000);
    expect(later).toBe(first);
  });
  await test.step('Back and Forward', async () => {
    await headingIsBelowTheBars(page, 'Chickens');
    await tab(page, 'Plants').click();
    await headingIsBelowTheBars(page, 'Plants');
    await page.goBack();
    await headingIsBelowTheBars(page, 'Chickens');
    await expect(selectedTab(page)).toHaveText('Chickens');
    await page.goForward();
    await headingIsBelowTheBars(page, 'Plants');
    await expect(selectedTab(page)).toHaveText('Plants');
  });
});
