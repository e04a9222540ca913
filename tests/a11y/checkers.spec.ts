import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../support/visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the dark the page is the same, and only rules about colour can find something else. */
async function findsNothing(page: Page, where: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page });
    const { violations } = await (colorScheme === 'light'
      ? axe.withTags(RULES)
      : axe.withRules(['color-contrast', 'link-in-text-block'])
    ).analyze();
    const findings = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
    );
    expect(findings, `${where}, ${colorScheme}`).toEqual([]);
  }
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { path } of [...PAGES, { path: '/no-such-page' }]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await findsNothing(page, path);
  });
}

test('axe finds nothing with a menu or the photo viewer open', async ({ page }, { project }) => {
  test.slow();
  await page.goto('/products');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await findsNothing(page, 'profile menu');

  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
    await findsNothing(page, 'site menu');
  }

  await page.keyboard.press('Escape');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await findsNothing(page, 'photo viewer');
});
