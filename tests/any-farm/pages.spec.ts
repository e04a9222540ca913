import { globSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageFaults } from '../support/page-faults.ts';
import { expect, pageNamed, test } from './farm.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ABOUT_COLOR = ['color-contrast', 'link-in-text-block'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
const WIDTHS = [320, 360, 480, 600, 700, 760, 820, 900, 1024, 1150, 1280];

test('no page has an empty element, a lost picture or a word of the program', ({ site }) => {
  const written = globSync('**/*.yaml', { cwd: site.content })
    .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
    .join('\n');
  for (const { file, html } of site.pages) expect(pageFaults(html, written), file).toEqual([]);
});

/** One visit of each page, because most of the time goes into opening it. */
for (const name of ['index', 'about', 'products', 'gallery', 'blog', '404']) {
  test(`${name} is whole, quiet, accessible and never scrolls sideways`, async ({ page, site }) => {
    const { path } = pageNamed(site, name);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto(`./${path}`);
    await everyPictureLoads(page);
    expect(await findings(page, RULES), 'on a phone').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, ABOUT_COLOR), 'on a phone in the dark').toEqual([]);

    await page.setViewportSize(DESKTOP);
    expect(await findings(page, ABOUT_COLOR), 'on a desktop in the dark').toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await findings(page, RULES), 'on a desktop').toEqual([]);

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
  });
}

async function findings(page: Page, rules: string[]) {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules === RULES
    ? axe.withTags(rules)
    : axe.withRules(rules)
  ).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}\n${target}\n${failureSummary}`),
  );
}

/** Pictures that a visitor would see as broken, once they have come into view. */
async function everyPictureLoads(page: Page) {
  const lost = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((picture) => picture.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures
        .filter((picture) => !picture.complete || picture.naturalWidth === 0)
        .map(({ src, currentSrc }) => currentSrc || src);
    });
  await expect.poll(lost).toEqual([]);
}

/** Words beyond the right edge, where a visitor would have to scroll sideways or never sees them. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const words = [...document.querySelectorAll('main *, footer *')]
      .filter(
        (element) =>
          element.getClientRects().length > 0 &&
          element.textContent?.trim() !== '' &&
          element.getBoundingClientRect().right > width + 1 &&
          !element.closest('[data-tab-bar], thead, .visually-hidden'),
      )
      .map((element) => `${element.localName}: ${element.textContent?.trim()}`);
    const scrolls = document.documentElement.scrollWidth > width;
    return scrolls ? [`the page is wider than the screen`, ...words] : words;
  });
