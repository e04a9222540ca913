import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../support/visit.ts';
import { sidewaysOverflow, spoiltWords } from './text.ts';

const ALL_PAGES = [...PAGES, { path: '/no-such-page' }];
/** WCAG 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important }`;
const LARGE_LETTERS = 'html { font-size: 200% }';

/** Dresses the page in a visitor's own style sheet. */
const dress = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Controls that a finger may miss. */
const smallControls = (page: Page) =>
  page
    .getByRole('link')
    .or(page.getByRole('button'))
    .or(page.getByRole('menuitem'))
    .evaluateAll((controls) =>
      controls
        .filter((control) => !control.matches('.skip-link'))
        .map((control) => ({ control, box: control.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`),
    );

const headingLevels = (page: Page) =>
  page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));

/** Names of links that lead to different places. */
async function ambiguousLinks(page: Page) {
  const heard = await page.getByRole('main').ariaSnapshot();
  const places = new Map<string, Set<string>>();
  for (const [, name = '', place = ''] of heard.matchAll(/- link "(.+)".*\n\s*- \/url: (.+)/g)) {
    places.set(name, (places.get(name) ?? new Set()).add(place));
  }
  return [...places].filter(([, { size }]) => size > 1);
}

for (const { path } of ALL_PAGES) {
  test(`${path} has headings in order, links told apart and room for fingers and larger text`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const levels = await headingLevels(page);
    expect(levels[0]).toBe(1);
    for (const [i, level] of levels.entries()) {
      expect(level, `heading ${i + 1}`).toBeLessThanOrEqual((levels[i - 1] ?? 0) + 1);
    }
    expect(await ambiguousLinks(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    for (const css of [TEXT_SPACING, LARGE_LETTERS]) {
      await dress(page, css);
      expect.soft(await spoiltWords(page), css).toEqual([]);
      expect.soft(await sidewaysOverflow(page), css).toBe(0);
    }
  });
}

test('buttons that look alike say about what they are', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Learn More about / })).toHaveCount(3);
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: /^View Post (It's Time|Making Duck)/ })).toHaveCount(
    2,
  );
});

test('what opens has room for fingers too', async ({ page }, { project }) => {
  await page.goto('/products');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
  if (isPhone(project.name)) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    expect(await smallControls(page), 'site menu').toEqual([]);
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  expect(await smallControls(page), 'profile menu').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('figure').first().getByRole('link').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await smallControls(page), 'photo viewer').toEqual([]);
});

test('at 400 % zoom everything fits a column, and no bar takes the little room', async ({ page }, {
  project,
}) => {
  test.skip(isPhone(project.name), 'zoom makes a small screen of a large one');
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of ALL_PAGES) {
    await page.goto(path);
    expect(await spoiltWords(page), path).toEqual([]);
    expect(await sidewaysOverflow(page), path).toBe(0);
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
    const tabs = page.getByRole('navigation', { name: 'Products' });
    if (await tabs.count()) {
      await tabs.getByRole('link', { name: 'Plants' }).click();
      await expect(page.getByRole('heading', { name: 'Plants' })).toBeInViewport();
      await expect(tabs).not.toBeInViewport();
    }
  }
});
