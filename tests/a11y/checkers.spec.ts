import type { Page } from '@playwright/test';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';
import { ALL_PAGES, MENU } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';
import { CHECKERS, injectCheckers } from './checkers.ts';
import { faintControls, hoverEverything } from './hover.ts';

const SCHEMES = ['light', 'dark'] as const;
type Checker = keyof typeof CHECKERS;
interface Screen {
  name: 'phone' | 'desktop';
  size: { width: number; height: number };
  /** The structure is the same in both color schemes, so the checkers run in one. */
  scheme: (typeof SCHEMES)[number];
  checkers: Checker[];
}
const SCREENS: Screen[] = [
  {
    name: 'phone',
    size: { width: 390, height: 844 },
    scheme: 'light',
    checkers: ['axe', 'HTML_CodeSniffer'],
  },
  {
    name: 'desktop',
    size: { width: 1280, height: 900 },
    scheme: 'dark',
    checkers: ['Equal Access', 'HTML_CodeSniffer'],
  },
];

/** Runs the screen's checkers, and axe's rules about colors on both screens in both schemes. */
async function expectNoFindings(
  page: Page,
  { name, scheme, checkers }: Screen,
  where: string,
  part = 'html',
) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const here = `${where}, ${name}, ${colorScheme}`;
    const chosen = colorScheme === scheme ? checkers : [];
    for (const checker of chosen)
      expect.soft(await CHECKERS[checker](page, part), `${checker}: ${here}`).toEqual([]);
    if (!chosen.includes('axe'))
      expect.soft(await axeFindings(page, ABOUT_COLOR, part), here).toEqual([]);
  }
}

// One test for all pages, so that the browser caches the checkers' compiled scripts.
test('public checkers find no failure on any page, in its menus or in the photo viewer, and hovered controls have enough contrast', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await injectCheckers(page);
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    for (const screen of SCREENS) {
      await page.setViewportSize(screen.size);
      await expectNoFindings(page, screen, path);
      if (path === '/about') await openMenus(page, screen);
      if (path === '/products') await openViewer(page, screen);
    }
    await hoverEverything(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintControls(page), `hovered on ${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

async function openMenus(page: Page, screen: Screen) {
  const profile = page.getByRole('menuitem', { name: 'Profile' });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(profile).toBeFocused();
  await expectNoFindings(page, screen, 'profile menu', 'header');
  await page.keyboard.press('Escape');
  await expect(profile).toBeHidden();
  if (screen.name !== 'phone') return;

  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(links).toHaveText(MENU);
  await expectNoFindings(page, screen, 'site menu', 'header');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
}

async function openViewer(page: Page, screen: Screen) {
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectNoFindings(page, screen, 'photo viewer', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}
