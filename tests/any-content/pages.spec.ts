import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { stemOf } from '../../model/content-folder.ts';
import { expect, fileTest, onEverySite, test } from '../support/any-content.ts';
import { axeFindings, NOT_ABOUT_COLOR } from '../support/axe.ts';
import { attribute, elementsOf } from '../support/elements.ts';
import { pageIssues } from '../support/page-issues.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });

onEverySite(() => {
  fileTest(
    'no page has an empty element, a missing picture or a leaked value such as NaN',
    ({ site }) => {
      const written = globSync('**/*.yaml', { cwd: site.content })
        .map((file) => readFileSync(`${site.content}/${file}`, 'utf8'))
        .join('\n');
      for (const { file, html } of site.pages) expect(pageIssues(html, written), file).toEqual([]);
    },
  );

  fileTest('Products has no id that the name of a section could repeat', ({ site }) => {
    const sections = globSync('products/*.yaml', { cwd: site.content }).map(stemOf);
    const products = site.pages.find(({ file }) => file === 'products.html');
    const ids = elementsOf(products?.html ?? '').flatMap((each) => attribute(each, 'id') ?? []);
    expect(ids).toContain('page.main');
    expect(ids.filter((id) => !id.includes('.') && !sections.includes(id))).toEqual([]);
  });

  /** Screen sizes and colors don't depend on content; the fixture site's tests cover them. */
  test('every page loads its pictures, logs no error and passes axe', async ({ page, site }) => {
    test.slow();
    for (const { file, path } of site.pages) {
      await page.goto(`./${path}`);
      await everyPictureLoads(page, file);
      expect.soft(await axeFindings(page, NOT_ABOUT_COLOR), file).toEqual([]);
    }
  });
});

async function everyPictureLoads(page: Page, file: string) {
  const missing = () =>
    page.evaluate(() => {
      const pictures = [...document.images].filter((picture) => picture.checkVisibility());
      for (const picture of pictures) picture.loading = 'eager';
      return pictures
        .filter((picture) => !picture.complete || picture.naturalWidth === 0)
        .map(({ src, currentSrc }) => currentSrc || src);
    });
  await expect.poll(missing, `pictures of ${file}`).toEqual([]);
}
