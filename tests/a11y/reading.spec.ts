import type { Page } from '@playwright/test';
import { avatar, menuButton } from '../support/locators.ts';
import { ALL_PAGES } from '../support/pages.ts';
import { onBothScreens, smallTargets } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

/** Links with the same name and different targets. */
async function ambiguousLinks(page: Page) {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const urls = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of snapshot.matchAll(/- link "(.+)".*\n\s*- \/url: (.+)/g)) {
    urls.set(name, (urls.get(name) ?? new Set()).add(url));
  }
  return [...urls].filter(([, { size }]) => size > 1);
}

onBothScreens(() => {
  test('links are unambiguous, targets large, and bars scroll away', async ({ page, isMobile }) => {
    test.slow();
    const screen = page.viewportSize() ?? { width: 0, height: 0 };
    for (const { path } of ALL_PAGES) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await test.step(path, async () => {
        // The structure is the same on every screen.
        if (isMobile) expect.soft(await ambiguousLinks(page), 'ambiguous links').toEqual([]);
        expect.soft(await smallTargets(page), 'small controls').toEqual([]);
      });
      if (path === '/products') await checkMenusAndViewer(page, isMobile);
      // Zooming in is the same as a smaller screen.
      if (!isMobile) await test.step(`${path} at 400% zoom`, () => zoom(page));
    }
  });
});

async function checkMenusAndViewer(page: Page, isMobile: boolean) {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  if (isMobile) {
    await menuButton(page).click();
    expect.soft(await smallTargets(page), 'site menu').toEqual([]);
  }
  await avatar(page).click();
  expect.soft(await smallTargets(page), 'profile menu').toEqual([]);
  await page.keyboard.press('Escape');
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(viewer).toBeVisible();
  expect.soft(await smallTargets(page), 'photo viewer').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

/** At 400% zoom, no bar is sticky. */
async function zoom(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const tabs = page.getByRole('navigation', { name: 'Products' });
  if (await tabs.count()) {
    await tabs.getByRole('link', { name: 'Plants' }).click();
    await expect(page.getByRole('heading', { name: 'Plants' })).toBeInViewport();
    await expect(tabs).not.toBeInViewport();
  }
}
