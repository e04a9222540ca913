import type { Page } from '@playwright/test';
import { expect, test } from '../support/any-content.ts';
import { matchesBaseline, open } from '../support/screenshot.ts';

/** Another farm's text and photos, on the screens where they are hardest to lay out. */
test.use({ reducedMotion: 'reduce', siteFolder: '.cache/sites/honey' });

const WIDTHS = {
  home: [820, 1280],
  products: [390, 1280],
  about: [820],
  gallery: [820, 1280],
  blog: [1280],
};

for (const [name, widths] of Object.entries(WIDTHS)) {
  test(`the honey farm’s ${name} matches its reviewed screenshots`, async ({ page }) => {
    test.slow();
    await open(page, name === 'home' ? './' : `./${name}`);
    await replaceDates(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await matchesBaseline(page, `honey-${name}-${width}`);
    }
    if (name !== 'products') return;
    await page.setViewportSize({ width: 720, height: 960 });
    await page.emulateMedia({ media: 'print' });
    await matchesBaseline(page, `honey-${name}-print`);
  });
}

/** The farm's availability is of today. */
async function replaceDates(page: Page) {
  const replaced = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const date = /\b[JFMASOND][a-z]{2,8}\s\d{1,2}(?:,\s\d{4})?/g;
    let count = 0;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const text = node.nodeValue?.replace(date, 'October 10').replace(/\b20\d\d\b/g, '2026') ?? '';
      count += Number(text !== node.nodeValue);
      node.nodeValue = text;
    }
    return count;
  });
  if (page.url().endsWith('/products')) expect(replaced).toBeGreaterThan(0);
}
