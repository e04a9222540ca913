import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../visit.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['light', 'dark'] as const;

async function findsNothing(page: Page, where: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
  expect(findings, where).toEqual([]);
}

for (const { path } of [...PAGES, { path: '/no-such-page' }]) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    test.slow();
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await findsNothing(page, colorScheme);
    }
  });
}

test('axe finds nothing with a menu or the photo viewer open', async ({ page }, { project }) => {
  test.slow();
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/products');
    await page.getByRole('button', { name: 'Profile menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
    await findsNothing(page, `profile menu, ${colorScheme}`);

    if (isPhone(project.name)) {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(4);
      await findsNothing(page, `site menu, ${colorScheme}`);
    }

    await page.keyboard.press('Escape');
    await page.getByRole('figure').first().getByRole('link').click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await findsNothing(page, `photo viewer, ${colorScheme}`);
  }
});
