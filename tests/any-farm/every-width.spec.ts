import { expect, pageNamed, test } from './farm.ts';
import { breakpoints, faultsAt, openForWidths } from './widths.ts';

/** The parts of Letter and of A4 that are printed on, in pixels. */
const SHEETS = [710, 688];

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

for (const name of ['index', 'about', 'products', 'gallery', 'blog', '404']) {
  test(`${name} holds together at every width, and on paper`, async ({ page, site }) => {
    test.slow();
    await openForWidths(page, `./${pageNamed(site, name).path}`);
    const turns = await breakpoints(page);
    expect(turns.length).toBeGreaterThan(6);
    const widths = [...steps(300, 1428, 24), ...turns, ...steps(1440, 2560, 160)];
    expect(await faultsAt(page, new Set(widths))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await faultsAt(page, SHEETS), 'on paper').toEqual([]);
  });
}
