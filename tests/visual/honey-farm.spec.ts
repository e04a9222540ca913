import { test } from '../support/any-content.ts';
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
