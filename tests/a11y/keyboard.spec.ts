import type { Page } from '@playwright/test';
import { ALL_PAGES, MENU } from '../support/pages.ts';
import { onBothScreens } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';
import { ringArea } from './focus-ring.ts';
import { type Stop, tabThrough } from './tab-order.ts';

onBothScreens(() => {
  test('Tab and Shift+Tab reach every control in order, with a visible focus ring and none under a bar', async ({
    page,
    isMobile,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    /** Focus rings are measured once per kind of control. */
    const seenKinds = { light: new Set<string>(), dark: new Set<string>() };
    for (const { path } of ALL_PAGES) {
      await test.step(path, async () => {
        const measuringFocus = async (colorScheme: 'light' | 'dark') => {
          await page.emulateMedia({ colorScheme });
          const onNewKind = (stop: Stop) => expectVisibleFocus(page, stop, colorScheme);
          return { onNewKind, seenKinds: seenKinds[colorScheme] };
        };
        await page.goto(path);
        const forward = await tabThrough(page, await measuringFocus('light'));
        expect(forward.length, 'stops').toBeGreaterThan(8);
        const back = { back: true, maxStops: forward.length };
        const backward = await tabThrough(page, { ...back, ...(await measuringFocus('dark')) });
        expect.soft(issues([...forward, ...backward]), path).toEqual([]);
        const names = forward.map(({ name }) => name);
        expect.soft(backward.map(({ name }) => name).reverse(), path).toEqual(names);
        expect.soft(outOfOrder(forward), 'stops that are above the one before').toEqual([]);
        if (path === '/products') {
          const isPhoto = (name: string) => name.startsWith('Illustration');
          const others = names.filter((name) => !isPhoto(name));
          expect.soft(others).toEqual(orderOnProducts(isMobile));
          expect.soft(names.filter(isPhoto)).toHaveLength(14);
        }
      });
    }
  });
});

const issues = (stops: Stop[]) =>
  stops.flatMap(({ name, kind, underBars, seen }) => [
    ...(name === '' ? [`${kind} has no name`] : []),
    ...(underBars > 0 ? [`"${name}" is under a bar`] : []),
    ...(seen < 5 ? [`"${name}" is not seen`] : []),
  ]);

function outOfOrder(stops: Stop[]) {
  const inMain = stops.slice(stops.findIndex(({ name }) => name === 'Profile menu'));
  return inMain.filter(({ name, top, box }, i) => {
    const last = inMain[i - 1];
    return last && top + box.height <= last.top && name !== 'Back to top';
  });
}

/** WCAG 2.4.13: as much as a line of 2 px around, less a little for its corners. */
async function expectVisibleFocus(page: Page, { name, box }: Stop, colorScheme: string) {
  const ring = await ringArea(page, box);
  const enough = 2 * (box.width + box.height) * 1.8;
  expect.soft(ring, `ring of "${name}", ${colorScheme}`).toBeGreaterThan(enough);
}

const orderOnProducts = (isMobile: boolean) => [
  'Skip to content',
  'Our Little Farm',
  ...(isMobile ? ['Menu'] : MENU),
  'Profile menu',
  'See all prices',
  'See the gallery',
  'Ducks',
  'Chickens',
  'Plants',
  'Crafts',
  'Back to top',
  ...MENU,
  'Read the newsletter\n(opens in a new tab)',
  'Support on Ko-fi\n(opens in a new tab)',
];
