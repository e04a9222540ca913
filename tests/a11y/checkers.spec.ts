import type { Page } from '@playwright/test';
import { ABOUT_COLOR, ALL, axeFindings } from '../support/axe.ts';
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
import { smallTargets } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

const SCHEMES = ['light', 'dark'] as const;
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

// One test for all pages, so that the browser caches axe's compiled script.
test('axe and our own checks find nothing on any page, menu or photo', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect.soft(await ambiguousLinks(page), path).toEqual([]);
    for (const [name, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      await expectNoFindings(page, name, `${path}, ${name}`);
      if (path === '/about') await checkMenus(page, name);
      if (path === '/products') await checkViewer(page, name);
    }
    await expectBarsToScrollAway(page);
    await hoverEverything(page);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await faintControls(page), `hovered on ${path}, ${colorScheme}`).toEqual([]);
    }
  }
});

/** The structure is the same on both screens, so it is checked on one. */
async function expectNoFindings(page: Page, screen: string, where: string, part = 'html') {
  const isPhone = screen === 'phone';
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page, ABOUT_COLOR, part), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFindings(page, isPhone ? ALL : ABOUT_COLOR, part), where).toEqual([]);
  expect.soft(await smallTargets(page), `small controls, ${where}`).toEqual([]);
}

async function checkMenus(page: Page, screen: string) {
  await avatar(page).click();
  await expect(profileList(page)).toBeVisible();
  await expectNoFindings(page, screen, `profile menu, ${screen}`, 'header');
  await page.keyboard.press('Escape');
  await expect(profileList(page)).toBeHidden();
  if (screen !== 'phone') return;

  const links = mainNav(page).getByRole('link');
  await menuButton(page).click();
  await expect(links).toHaveText(MENU);
  await expectNoFindings(page, screen, `site menu, ${screen}`, 'header');
  await page.keyboard.press('Escape');
  await expect(links).toHaveCount(0);
}

async function checkViewer(page: Page, screen: string) {
  const viewer = page.getByRole('dialog');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(viewer.getByRole('img')).toBeVisible();
  await expectNoFindings(page, screen, `photo viewer, ${screen}`, 'dialog[open]');
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
