import type { Page } from '@playwright/test';
import { ALL_PAGES, MENU } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';
import { CHECKERS, injectCheckers } from './checkers.ts';

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

async function expectNoFindings(page: Page, where: string, part = 'html') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, check] of Object.entries(CHECKERS)) {
      const findings = await check(page, part, colorScheme);
      expect.soft(findings, `${name}: ${where}, ${colorScheme}`).toEqual([]);
    }
  }
}

// One test for all pages, so that the browser caches the checkers' compiled scripts.
test('public checkers find no failure on any page, in its menus or in the photo viewer', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await injectCheckers(page);
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    for (const [screen, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      await expectNoFindings(page, `${path}, ${screen}`);
      if (path === '/about') await openMenus(page, screen);
      if (path === '/products') await openViewer(page, screen);
    }
  }
});

async function openMenus(page: Page, screen: string) {
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(profile).toBeFocused();
  await expectNoFindings(page, `profile menu, ${screen}`, 'header');
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  if (screen !== 'phone') return;

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(links).toHaveText(MENU);
  await expectNoFindings(page, 'site menu', 'header');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
}

async function openViewer(page: Page, screen: string) {
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectNoFindings(page, `photo viewer, ${screen}`, 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}
