import type { Page } from '@playwright/test';
import { ALL, axeFindings } from '../support/axe.ts';
import { faintControls, hoverEverything } from '../support/hover.ts';
import {
  avatar,
  mainNav,
  menuButton,
  profileList,
  scrollTo,
  tab,
  tabs,
} from '../support/locators.ts';
import { ALL_PAGES, MENU } from '../support/pages.ts';
import { PHONE, smallTargets } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

const VARIANTS = [
  { screen: 'phone', size: PHONE.viewport, colorScheme: 'light' },
  { screen: 'desktop', size: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;
type Variant = (typeof VARIANTS)[number];

// One test for all pages, so that the browser caches axe's compiled script.
test('axe and our own checks find nothing on any page, menu or photo', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect.soft(await ambiguousLinks(page), path).toEqual([]);
    for (const variant of VARIANTS) {
      await page.setViewportSize(variant.size);
      await page.emulateMedia({ colorScheme: variant.colorScheme });
      await expectNoFindings(page, variant, path);
      if (path === '/about') await checkMenus(page, variant);
      if (path === '/products') await checkViewer(page, variant);
    }
    await expectBarsToScrollAway(page);
    await hoverEverything(page);
    for (const { colorScheme } of VARIANTS) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintControls(page), `hovered on ${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

async function expectNoFindings(page: Page, { screen }: Variant, what: string, part = 'html') {
  expect.soft(await axeFindings(page, ALL, part), `${what} on a ${screen}`).toEqual([]);
  expect.soft(await smallTargets(page), `small controls, ${what} on a ${screen}`).toEqual([]);
}

async function checkMenus(page: Page, variant: Variant) {
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  await expectNoFindings(page, variant, 'profile menu', 'header');
  await page.keyboard.press('Escape');
  await expect(profileList(page)).toBeHidden();
  if (variant.screen !== 'phone') return;

  const links = mainNav(page).getByRole('link');
  await menuButton(page).click();
  await expect(links).toHaveText(MENU);
  await expectNoFindings(page, variant, 'site menu', 'header');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
}

async function checkViewer(page: Page, variant: Variant) {
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectNoFindings(page, variant, 'photo viewer', 'dialog[open]');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
}

/** Links with the same name and different targets. */
async function ambiguousLinks(page: Page) {
  const snapshot = await page.getByRole('main').ariaSnapshot();
  const urls = new Map<string, Set<string>>();
  for (const [, name = '', url = ''] of snapshot.matchAll(/- link "(.+)".*\n\s*- \/url: (.+)/g)) {
    urls.set(name, (urls.get(name) ?? new Set()).add(url));
  }
  return [...urls].filter(([, { size }]) => size > 1);
}

/** At 400% zoom, which is the same as a small screen. */
async function expectBarsToScrollAway(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 });
  await scrollTo(page, 700);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  if ((await tabs(page).count()) === 0) return;
  await tab(page, 'Plants').click();
  await expect(page.getByRole('heading', { name: 'Plants' })).toBeInViewport();
  await expect(tabs(page)).not.toBeInViewport();
}
