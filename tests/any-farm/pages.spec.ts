import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';
import { pageFaults } from '../support/page-faults.ts';
import { expect, fileTest, NAMES, onEveryFarm, pageNamed, test } from './farm.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ reducedMotion: 'reduce', viewport: PHONE });

onEveryFarm(() => {
  fileTest('no page has an empty element, a lost picture or a word of the program', ({ site }) => {
    const written = globSync('**/*.yaml', { cwd: site.content })
      .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
      .join('\n');
    for (const { file, html } of site.pages) expect(pageFaults(html, written), file).toEqual([]);
  });

  /** One visit of each page, because most of the time goes into opening it. */
  test('every page is whole, quiet and accessible', async ({ page, site, farm }) => {
    test.slow();
    for (const name of NAMES) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`./${pageNamed(site, name).path}`);
      await everyPictureLoads(page, name);
      expect.soft(await axeFindings(page), `${name} on a phone`).toEqual([]);
      // Neither sizes nor colors are content: a changed farm has those of this one.
      if (farm !== '.') continue;
      await page.emulateMedia({ colorScheme: 'dark' });
      expect.soft(await axeFindings(page, ABOUT_COLOR), `${name} on a dark phone`).toEqual([]);
      await page.setViewportSize(DESKTOP);
      expect.soft(await axeFindings(page, ABOUT_COLOR), `${name} on a dark desktop`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect.soft(await axeFindings(page), `${name} on a desktop`).toEqual([]);
      await page.setViewportSize(PHONE);
    }
  });
});

/** Pictures that a visitor would see as broken, once they have come into view. */
async function everyPictureLoads(page: Page, name: string) {
  const lost = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((picture) => picture.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures
        .filter((picture) => !picture.complete || picture.naturalWidth === 0)
        .map(({ src, currentSrc }) => currentSrc || src);
    });
  await expect.poll(lost, `pictures of ${name}`).toEqual([]);
}
