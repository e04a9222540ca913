import { expect, OWNER_SITE, onEverySite, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame } from '../support/layout-issues.ts';

/** A layout is tightest at its breakpoint, so long text overflows there first. */
const WIDTHS = [300, 390, ...LAYOUT_WIDTHS, 1440, 2560];
/** The printable widths of Letter and A4, in pixels. */
const SHEETS = [710, 688];

// The policy forbids frames.
test.use({ bypassCSP: true });

test.describe('beside prices of any width', () => {
  test.use({ siteFolder: '.cache/sites/max' });

  test('the dates at the top of Products stay whole', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 900 });
    await page.goto('./products');
    const { dates, broken } = await page.evaluate(async () => {
      await document.fonts.ready;
      // On a screen, the age replaces an old date.
      for (const age of document.querySelectorAll('[data-age-of]')) age.textContent = '';
      const dates = [...document.querySelectorAll('dt')].flatMap((term) => {
        const texts = document.createTreeWalker(term, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          const found = /[A-Z]\w+\s\d+$/.exec(text.data);
          if (!found) continue;
          const range = document.createRange();
          range.setStart(text, found.index);
          range.setEnd(text, found.index + found[0].length);
          return range;
        }
        return [];
      });
      const broken: number[] = [];
      for (let wider = 0; wider < 200; wider += 4) {
        for (const prices of document.querySelectorAll('dd'))
          prices.style.paddingInlineStart = `${wider}px`;
        if (dates.some((date) => date.getClientRects().length > 1)) broken.push(wider);
      }
      return { dates: dates.length, broken };
    });
    expect(dates).toBeGreaterThan(3);
    expect(broken).toEqual([]);
  });
});

onEverySite(() => {
  test('the layout is sound at breakpoints and in print', async ({ page, site, siteFolder }) => {
    test.slow();
    const below = siteFolder === OWNER_SITE ? LAYOUT_WIDTHS.map((at) => at - 1) : [];
    const widths = [...WIDTHS, ...below];
    for (const each of site.pages) {
      await page.emulateMedia({ media: 'screen' });
      const frame = await openInFrame(page, each);
      expect.soft(await issuesAt(frame, widths), each.file).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await issuesAt(frame, SHEETS), `${each.file} on paper`).toEqual([]);
    }
  });
});
