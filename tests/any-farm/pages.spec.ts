import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ABOUT_COLOR, axeFindings } from '../support/axe.ts';
import { pageFaults } from '../support/page-faults.ts';
import { expect, onEveryFarm, pageNamed, test } from './farm.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

onEveryFarm(() => {
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
      expect(await axeFindings(page), 'on a phone').toEqual([]);
      // Neither sizes nor colors are content: a changed farm has those of this one.
      if (farm !== '.') return;
      await page.setViewportSize(DESKTOP);
      expect(await axeFindings(page), 'on a desktop').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeFindings(page, ABOUT_COLOR), 'on a desktop in the dark').toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await axeFindings(page, ABOUT_COLOR), 'on a phone in the dark').toEqual([]);
    });
  }
});

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
