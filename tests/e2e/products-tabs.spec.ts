import type { Page } from '@playwright/test';
import {
  avatar,
  expectHeadingBelowBars,
  expectScrollTop,
  scrollTo,
  scrollTop,
  section,
  selectedTab,
  settledScrollTop,
  tab,
  tabs,
} from '../support/locators.ts';
import { expect, test } from '../support/strict-test.ts';

const SECTIONS = ['Ducks', 'Chickens', 'Plants', 'Crafts'];

// Small frames render faster.
test.use({ viewport: { width: 800, height: 600 } });

const upButton = (page: Page) => page.getByRole('button', { name: 'Back to top' });

/** Logs the scroll position and the selected tab of each frame from now on. */
const startLog = (page: Page) =>
  page.evaluate(() => {
    const log = { tabs: [] as string[], positions: [] as number[] };
    Object.assign(window, { log });
    const record = () => {
      const now = document.querySelector('[aria-current=true]')?.textContent ?? '';
      if (log.tabs.at(-1) !== now) log.tabs.push(now);
      if (log.positions.at(-1) !== scrollY) log.positions.push(scrollY);
      requestAnimationFrame(record);
    };
    record();
  });
const readLog = (page: Page) =>
  page.evaluate<{ tabs: string[]; positions: number[] }>('window.log');

test('a button scrolls to the top', async ({ page }) => {
  await page.goto('/products');
  await test.step('the button is absent up to 300 px and present from 301 px', async () => {
    await scrollTo(page, 400);
    await expect(upButton(page)).toBeVisible();
    await scrollTo(page, 300);
    await expect(upButton(page)).toHaveCount(0);
    await scrollTo(page, 301);
    await expect(upButton(page)).toBeVisible();
  });

  await test.step('the button is round, scrolls smoothly and moves focus to the heading', async () => {
    const box = await upButton(page).boundingBox();
    expect(box?.width).toBe(box?.height);
    await scrollTo(page, 2000);
    await startLog(page);
    await upButton(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollTop(page)).toBe(0);
    expect((await readLog(page)).positions.length).toBeGreaterThan(4);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a clicked tab stays selected while the page scrolls', async ({ page }) => {
  await page.goto('/products');
  await scrollTo(page, 10);
  await tab(page, 'Ducks').hover();
  await expect(page.locator('astro-island[ssr]', { has: tabs(page) })).toHaveCount(0);
  await startLog(page);
  const choices = ['Crafts', 'Chickens'];
  for (const name of choices) {
    await tab(page, name).click();
    if (name === 'Crafts') await dropFrames(page);
    await expectHeadingBelowBars(page, name);
    await staysSelected(page, name);
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
  await expect(selectedTab(page)).toHaveText('Crafts');
}

test('after an interrupted scroll, the section in view is selected', async ({ page }) => {
  await page.goto('/products');
  await scrollHalfway(page);
  // The rest of the smooth scroll sometimes runs after this.
  await expect(async () => {
    await scrollTo(page, 1400);
    await expect(selectedTab(page)).toHaveText('Ducks', { timeout: 1000 });
  }).toPass();
});

test('Back to top selects the first tab, also without scrollend', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'onscrollend');
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/products');
  await scrollHalfway(page);
  await upButton(page).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(selectedTab(page)).toHaveText('Ducks');
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
  await settledScrollTop(page);
  const stops = await page.evaluate(() => [...(window as unknown as { stops: Set<number> }).stops]);
  expect(stops.length, `stops at ${stops}`).toBeLessThan(4);
  expect(Math.max(...stops) - Math.min(...stops)).toBeLessThan(100);
});

test('tabs stick below the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  for (const [width, height, top] of [
    [1280, 700, 64],
    [844, 390, 0],
    [390, 700, 64],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Crafts', 'Ducks']) {
      await tab(page, name).click();
      await expectHeadingBelowBars(page, name);
      const bar = await tabs(page).boundingBox();
      expect(bar?.y, `${name} at ${width} px`).toBe(top);
      expect(bar?.height, `${name} at ${width} px`).toBeLessThan(height / 6);
      await staysSelected(page, name);
    }
  }
});

test('scrolling, Back, Forward and a reload select the section’s tab', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  for (const name of SECTIONS) {
    await section(page, name).evaluate((element) => element.scrollIntoView());
    await staysSelected(page, name);
  }
  for (const name of ['Plants', 'Chickens']) await tab(page, name).click();
  await page.goBack();
  await expectHeadingBelowBars(page, 'Plants');
  await staysSelected(page, 'Plants');
  await page.goForward();
  await expectHeadingBelowBars(page, 'Chickens');
  await staysSelected(page, 'Chickens');
  await page.reload();
  await staysSelected(page, 'Chickens');
  await scrollTo(page, 1300);
  await staysSelected(page, 'Ducks');
  await page.reload();
  await staysSelected(page, 'Ducks');
  expect(await scrollTop(page)).toBe(1300);
  await expect(page).toHaveURL('/products#chickens');
  await tabs(page).getByRole('link').last().focus();
  await page.keyboard.press('Shift+Tab');
  await expectScrollTop(page, 1300, 'focus in the tab bar');
  await avatar(page).focus();
  await expectScrollTop(page, 1300, 'focus in the top bar');
});

async function staysSelected(page: Page, name: string) {
  await settledScrollTop(page);
  await expect(selectedTab(page)).toHaveText(name);
}
