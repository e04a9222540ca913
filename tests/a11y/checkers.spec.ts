import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../support/visit.ts';
import { bringCheckers, CHECKERS } from './checkers.ts';

async function findNothing(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const [name, check] of Object.entries(CHECKERS)) {
      const findings = await check(page, colorScheme);
      expect.soft(findings, `${name}: ${where}, ${colorScheme}`).toEqual([]);
    }
  }
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bringCheckers(page);
});

for (const { path } of [...PAGES, { path: '/no-such-page' }]) {
  test(`public checkers find nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await findNothing(page, path);
  });
}

test('public checkers find nothing with a menu open', async ({ page }, { project }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await findNothing(page, 'profile menu');

  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await findNothing(page, 'site menu');
  }
});

test('public checkers find nothing with the photo viewer open', async ({ page }) => {
  await page.goto('/products');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await findNothing(page, 'photo viewer');
});
