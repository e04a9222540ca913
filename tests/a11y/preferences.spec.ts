import type { Page } from '@playwright/test';
import { avatar, profileList } from '../support/locators.ts';
import { expect, test } from '../support/strict-test.ts';

test('reduced motion stops every animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/products');
  await page.evaluate(() => scrollTo(0, 900));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  expect.soft(await animations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const scrollBehavior = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.getByRole('link', { name: 'Ducks', exact: true }).hover();
  expect.soft(await scrollBehavior()).toBe('auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect.soft(await scrollBehavior()).toBe('smooth');
});

/** Scroll-driven animations don't count: they move only as the visitor scrolls. */
const animations = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 0)
      .map((animation) => (animation as CSSAnimation).animationName),
  );
