import { expect, NAMES, onEveryFarm, pageNamed, test } from './farm.ts';
import { breakpoints, faultsAt, openInFrame } from './widths.ts';

/** The parts of Letter and of A4 that are printed on, in pixels. */
const SHEETS = [710, 688];

// Only so can a page be framed.
test.use({ bypassCSP: true });

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

onEveryFarm(() => {
  test('every page holds together at every width, and on paper', async ({ page, site, farm }) => {
    test.slow();
    for (const name of NAMES) {
      await page.emulateMedia({ media: 'screen' });
      const frame = await openInFrame(page, `./${pageNamed(site, name).path}`);
      const turns = await breakpoints(frame);
      expect(turns.length).toBeGreaterThan(6);
      // A changed farm turns where this one turns, and its words are the same on both sides.
      const [narrow, wide] = farm === '.' ? [36, 160] : [144, 1120];
      const widths = [...steps(300, 1428, narrow), ...turns, ...steps(1440, 2560, wide)];
      expect.soft(await faultsAt(frame, new Set(widths)), name).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await faultsAt(frame, SHEETS), `${name} on paper`).toEqual([]);
    }
  });
});
