import { breakpoints, issuesAt, openInFrame } from './page-in-frame.ts';
import { expect, OWNER_SITE, onEverySite, test } from './site.ts';

/** The printable widths of Letter and A4, in pixels. */
const SHEETS = [710, 688];

// The policy forbids frames.
test.use({ bypassCSP: true });

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

onEverySite(() => {
  test('every page has a sound layout at every width and in print', async ({
    page,
    site,
    siteFolder,
  }) => {
    test.slow();
    for (const each of site.pages) {
      await page.emulateMedia({ media: 'screen' });
      const frame = await openInFrame(page, each);
      const turns = await breakpoints(frame);
      expect(turns.length).toBeGreaterThan(3);
      // A layout is tightest at its breakpoint, so long text overflows there first.
      const widths =
        siteFolder === OWNER_SITE
          ? [
              ...steps(300, 1428, 48),
              ...turns.flatMap((at) => [at - 1, at]),
              ...steps(1440, 2560, 280),
            ]
          : [300, ...turns, 1440, 2560];
      expect.soft(await issuesAt(frame, new Set(widths)), each.file).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await issuesAt(frame, SHEETS), `${each.file} on paper`).toEqual([]);
    }
  });
});
