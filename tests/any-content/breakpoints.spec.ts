import { expect, onEverySite, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame } from '../support/layout-issues.ts';

/** A layout is tightest at its breakpoint, so long text overflows there first. */
const WIDTHS = [300, 390, ...LAYOUT_WIDTHS, 1440, 2560];
/** The printable width of A4 in pixels. Letter is wider. */
const SHEET = 688;

// The policy forbids frames.
test.use({ bypassCSP: true });

onEverySite(() => {
  test('the layout is sound at breakpoints and in print', async ({ page, site }) => {
    test.slow();
    for (const each of site.pages) {
      await page.emulateMedia({ media: 'screen' });
      const frame = await openInFrame(page, each);
      expect.soft(await issuesAt(frame, WIDTHS), each.file).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await issuesAt(frame, [SHEET]), `${each.file} on paper`).toEqual([]);
    }
  });
});
