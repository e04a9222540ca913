import type { Locator, Page } from '@playwright/test';
import { avatar, menuButton, profileList } from '../support/locators.ts';
import { expect, test } from '../support/strict-test.ts';

const styleOf = (element: Locator, property: string) =>
  element.evaluate((found, key) => getComputedStyle(found).getPropertyValue(key), property);

test('reduced motion and forced colors change the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await test.step('reduced motion stops every animation', () => reduceMotion(page));
  await test.step('forced colors: what was shown by color alone has a line', () =>
    forceColors(page));
});

async function reduceMotion(page: Page) {
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  expect.soft(await animations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const scrollBehavior = () => styleOf(page.locator('html'), 'scroll-behavior');
  await page.getByRole('link', { name: 'Ducks', exact: true }).hover();
  expect.soft(await scrollBehavior()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await scrollBehavior()).toBe('smooth');
}

async function forceColors(page: Page) {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const tabs = page.getByRole('navigation', { name: 'Products' });
  const line = (tab: string) =>
    styleOf(tabs.getByRole('link', { name: tab }), 'border-bottom-width');
  await expect(tabs.getByRole('link', { name: 'Ducks' })).toHaveAttribute('aria-current');
  expect.soft(await line('Ducks')).toBe('4px');
  expect.soft(await line('Crafts')).toBe('0px');
  const support = page.getByRole('link', { name: 'Support on Ko-fi' });
  expect.soft(await styleOf(support, 'border-top-width')).toBe('2px');
  expect.soft(await styleOf(page.getByRole('banner'), 'border-bottom-width')).toBe('2px');
  await menuButton(page).click();
  const menu = page.getByRole('banner').getByRole('link');
  const underline = (name: string) =>
    styleOf(menu.filter({ hasText: name }), 'text-decoration-line');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect.soft(await underline('Products'), `${width}`).toBe('underline');
    expect.soft(await underline('About'), `${width}`).toBe('none');
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Scroll-driven animations don't count: they move only as the visitor scrolls. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
