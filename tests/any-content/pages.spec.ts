import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { pageFaults } from '../support/page-faults.ts';
import { expect, fileTest, onEveryFarm, test } from './site.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

onEveryFarm(() => {
  fileTest('no page has an empty element, a lost picture or a word of the program', ({ site }) => {
    const written = globSync('**/*.yaml', { cwd: site.content })
      .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
      .join('\n');
    for (const { file, html } of site.pages) expect(pageFaults(html, written), file).toEqual([]);
  });

  /** Neither sizes nor colors are content: other screens and the dark are looked at on the fixture site. */
  test('every page is whole, quiet and accessible', async ({ page, site }) => {
    test.slow();
    for (const { file, path } of site.pages) {
      await page.goto(`./${path}`);
      await noPictureIsLost(page, file);
      expect.soft(await axeFindings(page), file).toEqual([]);
    }
  });
});

/** Pictures that a visitor would see as broken, once they have come into view. */
async function noPictureIsLost(page: Page, file: string) {
  const lost = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((picture) => picture.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures
        .filter((picture) => !picture.complete || picture.naturalWidth === 0)
        .map(({ src, currentSrc }) => currentSrc || src);
    });
  await expect.poll(lost, `pictures of ${file}`).toEqual([]);
}
