import { expect } from '@playwright/test';
import { ABOUT_COLOR, ALL, axeFindings } from '../../../tests/support/axe.ts';
import { sidewaysOverflow, smallTargets } from '../../../tests/support/screens.ts';
import { signIn } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

const DUCKS = 'file/products/ducks.yaml';
const SCREENS = [
  ...['', 'prices', 'today', 'photo', 'notice', 'posts', 'setup', 'history', 'sell', 'add'],
  ...['file/farm.yaml', DUCKS, `${DUCKS}/photos`, `${DUCKS}/photos/0`, `${DUCKS}/pricing`],
  ...['captions/products/ducks.yaml/0/2', 'text/products/ducks.yaml', 'review'],
];

/** Colors are all that the scheme changes. The desktop is low, because painting takes time, and only its width matters. */
const VARIANTS = [
  { colorScheme: 'light', size: { width: 390, height: 844 }, rules: ALL },
  { colorScheme: 'dark', size: { width: 1280, height: 300 }, rules: ABOUT_COLOR },
] as const;

test('every screen passes axe, fits and has large touch targets', async ({ page, site }) => {
  test.setTimeout(180_000);
  const expectAccessible = async (screen: string, rules: typeof ALL) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await axeFindings(page, rules), screen).toEqual([]);
    expect(await smallTargets(page), screen).toEqual([]);
    expect(await sidewaysOverflow(page), `${screen} does not scroll sideways`).toBe(0);
  };
  for (const { colorScheme, size, rules } of VARIANTS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.goto(`${site.address}edit`);
    await expectAccessible('signing in', rules);
    await signIn(page, site.address);
    for (const screen of SCREENS) {
      await page.goto(`${site.address}edit#/${screen}`);
      await expectAccessible(`${screen} at ${size.width} px`, rules);
    }
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
  }
});

test('a price can be changed and saved with keys alone', async ({ page, goTo, github }) => {
  await goTo();
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement as HTMLInputElement | null;
        return `${element?.labels?.[0]?.textContent ?? ''}${element?.textContent ?? ''}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab never comes to ${name}`);
  };
  await tabTo(/^Prices/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeFocused();
  await tabTo(/^Single egg, unwashed$/);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('3');
  await tabTo(/^Review and publish/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Review and publish' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await tabTo(/^Publish/);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^(?:Saved|Live)$/)).toBeVisible();
  expect(github.text('content/products/ducks.yaml')).toContain('amount: 3\n');
});
