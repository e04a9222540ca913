import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stemOf } from '../../model/content-folder.ts';
import { isTakenId } from '../../model/section-ids.ts';
import { axeFindings } from '../support/axe.ts';
import { attribute, elementsOf } from '../support/elements.ts';
import { pageIssues } from '../support/page-issues.ts';
import { expect, fileTest, onEverySite, test } from './site.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

onEverySite(() => {
  fileTest('no page has an empty element, a lost picture or a word of the program', ({ site }) => {
    const written = globSync('**/*.yaml', { cwd: site.content })
      .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
      .join('\n');
    for (const { file, html } of site.pages) expect(pageIssues(html, written), file).toEqual([]);
  });

  fileTest('Products has no id that the name of a section could repeat', ({ site }) => {
    const sections = globSync('products/*.yaml', { cwd: site.content }).map(stemOf);
    const products = site.pages.find(({ file }) => file === 'products.html');
    const ids = elementsOf(products?.html ?? '').flatMap((each) => attribute(each, 'id') ?? []);
    expect(ids).toContain('main');
    expect(ids.filter((id) => !isTakenId(id, sections))).toEqual([]);
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
