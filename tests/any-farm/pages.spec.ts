import { globSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageFaults } from '../support/page-faults.ts';
import { expect, pageNamed, test } from './farm.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const ABOUT_COLOR = ['color-contrast', 'link-in-text-block'];
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test('no page has an empty element, a lost picture or a word of the program', ({ site }) => {
  const written = globSync('**/*.yaml', { cwd: site.content })
    .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
    .join('\n');
  for (const { file, html } of site.pages) expect(pageFaults(html, written), file).toEqual([]);
});

/** One visit of each page, because most of the time goes into opening it. */
for (const name of ['index', 'about', 'products', 'gallery', 'blog', '404']) {
  test(`${name} is whole, quiet and accessible`, async ({ page, site, farm }) => {
    const { path } = pageNamed(site, name);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await page.goto(`./${path}`);
    await everyPictureLoads(page);
    expect(await findings(page, RULES), 'on a phone').toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect(await findings(page, RULES), 'on a desktop').toEqual([]);
    // Colors are not content: what is dark here is so on a changed farm.
    if (farm !== '.') return;
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await findings(page, ABOUT_COLOR), 'on a desktop in the dark').toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await findings(page, ABOUT_COLOR), 'on a phone in the dark').toEqual([]);
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
