import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
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
const EQUAL_ACCESS = createRequire(import.meta.url).resolve(
  'accessibility-checker-engine/ace-window.js',
);

/** Findings of Equal Access that we accept, and on which elements. */
const ACCEPTED = {
  // Safari drops a table's implicit roles once CSS changes its display, so the roles are explicit.
  aria_role_redundant: 'table, table *',
  // The policy for hosts that send no headers. HTML doesn't call it deprecated.
  element_attribute_deprecated: 'meta[http-equiv="content-security-policy" i]',
};

// One test for all pages, so that the browser caches the checkers' compiled scripts.
test('axe, Equal Access and our own checks find nothing on any page, menu or photo', async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript({ path: EQUAL_ACCESS });
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

/**
 * Each checker sees what the other overlooks: axe skips text in front of a pseudo-element, Equal Access positioned text.
 * The structure is the same on both screens, so each checks it on one.
 */
async function expectNoFindings(page: Page, screen: string, where: string, part = 'html') {
  const isPhone = screen === 'phone';
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await axeFindings(page, ABOUT_COLOR, part), `${where}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect.soft(await axeFindings(page, isPhone ? ALL : ABOUT_COLOR, part), where).toEqual([]);
  if (!isPhone) expect.soft(await equalAccessFindings(page, part), where).toEqual([]);
  expect.soft(await smallTargets(page), `small controls, ${where}`).toEqual([]);
}

/** Without what a person has to judge. */
const equalAccessFindings = (page: Page, part: string) =>
  page.locator(part).evaluate(async (root, accepted) => {
    const { ace_ibma } = window as unknown as { ace_ibma: { Checker: typeof Checker } };
    const { engine, rulesetRules } = new ace_ibma.Checker();
    engine.enableRules(rulesetRules.IBM_Accessibility ?? []);
    const { results } = await engine.run(root === document.documentElement ? document : root);
    if (results.length === 0) throw new Error('Equal Access checked nothing.');
    return results
      .filter(({ value: [, verdict] }) => verdict === 'FAIL')
      .filter(({ ruleId, node }) => {
        const where = accepted[ruleId as keyof typeof accepted];
        return !(where && (node as Element).matches(where));
      })
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}\n${snippet}`);
  }, ACCEPTED);

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
