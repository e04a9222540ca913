import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';
import { scrollTo, scrollTop, selectedTab, tab, tabs } from './locators.ts';

// Small frames render faster.
test.use({ viewport: { width: 800, height: 600 } });

const upButton = (page: Page) => page.getByRole('button', { name: 'Back to top' });

async function expectHeadingBelowBars(page: Page, name: string) {
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

interface ScrollLog {
  tabs: string[];
  positions: number[];
}

/** Logs the scroll position and the selected tab of each frame from now on. */
const startLog = (page: Page) =>
  page.evaluate(() => {
    const log: ScrollLog = { tabs: [], positions: [] };
    Object.assign(window, { log });
    const record = () => {
      const now = document.querySelector('[aria-current=true]')?.textContent ?? '';
      if (log.tabs.at(-1) !== now) log.tabs.push(now);
      if (log.positions.at(-1) !== scrollY) log.positions.push(scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
const readLog = (page: Page) => page.evaluate(() => (window as unknown as { log: ScrollLog }).log);

test('the selected tab follows the scroll position, and the button scrolls to the top', async ({
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

  await test.step('scrolling selects each tab in order', async () => {
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

  await test.step('the button is round, scrolls smoothly and moves focus to the heading', async () => {
    const box = await upButton(page).boundingBox();
    expect(box?.width).toBe(box?.height);
    await startLog(page);
    await upButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect((await readLog(page)).positions.length).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(selectedTab(page)).toHaveText('Ducks');
  });
});

test('a clicked tab is selected at once and stays selected while the page scrolls, even with dropped frames', async ({
  page,
}) => {
  await page.goto('/products');
  await scrollTo(page, 10);
  await tab(page, 'Ducks').hover();
  await expect.poll(() => page.locator('astro-island[ssr]').count()).toBeLessThan(5);
  await startLog(page);
  const choices = ['Crafts', 'Chickens', 'Plants', 'Ducks'];
  for (const name of choices) {
    await tab(page, name).click();
    if (name === 'Crafts') await dropFrames(page);
    await expectHeadingBelowBars(page, name);
    await expect(selectedTab(page)).toHaveText(name);
    await page.waitForTimeout(400);
    await expect(selectedTab(page)).toHaveText(name);
    await expect(page).toHaveURL(`/products#${name.toLowerCase()}`);
  }
  const log = await readLog(page);
  expect(log.tabs).toEqual(['Ducks', ...choices]);
  expect(log.positions.length, 'positions on the way').toBeGreaterThan(12);
});

/** Blocks the page three times, each for longer than a frame. */
const dropFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let stop = 0; stop < 3; stop++) {
      await new Promise((done) => requestAnimationFrame(done));
      for (const start = performance.now(); performance.now() < start + 250; );
    }
  });

async function scrollHalfway(page: Page) {
  await scrollTo(page, 400);
  await expect(upButton(page)).toBeVisible();
  await tab(page, 'Crafts').click();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(900);
}

async function backToTopDuringScroll(page: Page) {
  await scrollHalfway(page);
  await expect(selectedTab(page)).toHaveText('Crafts');
  await upButton(page).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(selectedTab(page)).toHaveText('Ducks');
}

test('when a scroll is interrupted, the tab of the section in view is selected', async ({
  page,
}) => {
  await page.goto('/products');
  await test.step('back to the top', () => backToTopDuringScroll(page));
  await test.step('stopped halfway', async () => {
    await scrollHalfway(page);
    // The rest of the smooth scroll sometimes runs after this.
    await expect(async () => {
      await scrollTo(page, 1400);
      await expect(selectedTab(page)).toHaveText('Ducks', { timeout: 1000 });
    }).toPass();
  });
});

test('Back to top during a scroll selects the first tab in a browser without scrollend', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/products');
  await backToTopDuringScroll(page);
});

test('a URL with a section opens there at once, with its tab selected', async ({ page }) => {
  await page.addInitScript(() => {
    const stops = new Set<number>();
    Object.assign(window, { stops });
    addEventListener('scroll', () => stops.add(Math.round(scrollY)));
  });
  await page.goto('/products#chickens');
  await expectHeadingBelowBars(page, 'Chickens');
  await expect(selectedTab(page)).toHaveText('Chickens');
  await page.waitForTimeout(500);
  const stops = await page.evaluate(() => [...(window as unknown as { stops: Set<number> }).stops]);
  expect(stops.length, `stops at ${stops}`).toBeLessThan(4);
  expect(Math.max(...stops) - Math.min(...stops)).toBeLessThan(100);
});

test('four tabs stick under the top bar, reduced motion jumps, Back and Forward select earlier tabs', async ({
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
    await expectHeadingBelowBars(page, 'Chickens');
    await tab(page, 'Plants').click();
    await expectHeadingBelowBars(page, 'Plants');
    await page.goBack();
    await expectHeadingBelowBars(page, 'Chickens');
    await expect(selectedTab(page)).toHaveText('Chickens');
    await page.goForward();
    await expectHeadingBelowBars(page, 'Plants');
    await expect(selectedTab(page)).toHaveText('Plants');
  });
});
