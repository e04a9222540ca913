import { expect, pageNamed, test } from './farm.ts';
import { breakpoints, faultsAt, openInFrame } from './widths.ts';

/** The parts of Letter and of A4 that are printed on, in pixels. */
const SHEETS = [710, 688];

// Only so can a page be framed.
test.use({ bypassCSP: true });

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

for (const name of ['index', 'about', 'products', 'gallery', 'blog', '404']) {
  test(`${name} holds together at every width, and on paper`, async ({ page, site, farm }) => {
    test.slow();
    const frame = await openInFrame(page, `./${pageNamed(site, name).path}`);
    const turns = await breakpoints(frame);
    expect(turns.length).toBeGreaterThan(6);
    // A changed farm is as narrow as a page gets, and turns where this one turns.
    const step = farm === '.' ? 24 : 72;
    const widths = [...steps(300, 1428, step), ...turns, ...steps(1440, 2560, 160)];
    expect(await faultsAt(frame, new Set(widths))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await faultsAt(frame, SHEETS), 'on paper').toEqual([]);
  });
}
