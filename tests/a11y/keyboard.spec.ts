import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance } from '../../src/styles/fixtures/contrast.ts';
import { scrollTo } from '../support/locators.ts';
import { ALL_PAGES, MENU } from '../support/pages.ts';
import { PHONE } from '../support/screens.ts';
import { expect, test } from '../support/strict-test.ts';

/** Both directions and both color schemes, without each combination. */
const VARIANTS = [
  { screen: 'phone', size: PHONE.viewport, key: 'Tab', colorScheme: 'light' },
  { screen: 'desktop', size: { width: 1280, height: 900 }, key: 'Shift+Tab', colorScheme: 'dark' },
] as const;

// One test, because controls of one kind have the same focus ring, which is measured once.
test('Tab reaches every control in order, with a visible ring', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const measured = new Set<string>();
  const tabThrough = async ({ key, colorScheme }: (typeof VARIANTS)[number]) => {
    const stops: Stop[] = [];
    // The first press may leave the page's end, where focus is nowhere.
    let stop = (await next(page, key)) ?? (await next(page, key));
    // After the last control, some browsers start again at the first one.
    for (; stop && !stop.isSeen; stop = await next(page, key)) {
      stops.push(stop);
      const kind = `${colorScheme} ${stop.kind}`;
      if (!measured.has(kind)) await expectFocusRing(page, stop, kind);
      measured.add(kind);
    }
    return key === 'Tab' ? stops : stops.reverse();
  };
  for (const variant of VARIANTS) {
    const { screen, size, colorScheme } = variant;
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    for (const { path } of ALL_PAGES) {
      await test.step(`${path} on a ${screen}`, async () => {
        await page.goto(path);
        if (path === '/products') await hydrateBackToTop(page);
        const stops = await tabThrough(variant);
        const names = stops.map(({ name }) => name);
        expect(names.length, 'stops').toBeGreaterThan(8);
        expect.soft(stops.flatMap(issues), path).toEqual([]);
        expect.soft(outOfOrder(stops), 'stops that are above the one before').toEqual([]);
        if (path === '/products') {
          const isPhoto = (name: string) => name.startsWith('Illustration');
          const others = names.filter((name) => !isPhoto(name));
          expect.soft(others).toEqual(orderOnProducts(screen === 'phone'));
          expect.soft(names.filter(isPhoto)).toHaveLength(14);
        }
      });
    }
  }
});

/** Under load, Tab would pass it before it is there. */
async function hydrateBackToTop(page: Page) {
  await scrollTo(page, 400);
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible();
}

type Stop = NonNullable<Awaited<ReturnType<typeof next>>>;

/** Presses the key, and describes the control that has focus then, if any. */
async function next(page: Page, key: string) {
  await page.keyboard.press(key);
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const isSeen = 'seen' in element.dataset;
    element.dataset.seen = '';
    const { x, y, width, height } = element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, [data-tab-bar]')];
    /** What is on top at nine points of the control. */
    const parts = [0.05, 0.5, 0.95].flatMap((across) =>
      [0.05, 0.5, 0.95].map((down) =>
        document.elementFromPoint(x + across * width, y + down * height),
      ),
    );
    return {
      isSeen,
      name:
        element.innerText.trim() || (element.ariaLabel ?? element.querySelector('img')?.alt ?? ''),
      kind: `${element.localName} ${element.className} ${element.parentElement?.className}`,
      box: { x, y, width, height },
      top: y + scrollY,
      isUnderBar: parts.some((part) =>
        bars.some((bar) => bar.contains(part) && !bar.contains(element)),
      ),
      visible: parts.filter((part) => part && (element.contains(part) || part.contains(element)))
        .length,
    };
  });
}

const issues = ({ name, kind, isUnderBar, visible }: Stop) => [
  ...(name === '' ? [`${kind} has no name`] : []),
  ...(isUnderBar ? [`"${name}" is under a bar`] : []),
  ...(visible < 5 ? [`"${name}" is not seen`] : []),
];

function outOfOrder(stops: Stop[]) {
  const inMain = stops
    .slice(stops.findIndex(({ name }) => name === 'Profile menu'))
    .filter(({ name }) => name !== 'Back to top');
  return inMain.filter(({ top, box }, i) => {
    const last = inMain[i - 1];
    return last && top + box.height <= last.top;
  });
}

/**
 * WCAG 2.4.13: as many pixels as a line of 2 px around it, less a little for its corners, differ by a contrast
 * of at least 3:1 between the focused control and the same one without focus.
 */
async function expectFocusRing(page: Page, { name, box }: Stop, kind: string) {
  const around = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24 };
  const pixels = async () =>
    sharp(await page.screenshot({ clip: around }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const withFocus = await pixels();
  await focused.evaluate((element) => element.blur());
  const without = await pixels();
  await focused.evaluate((element) => element.focus({ preventScroll: true }));
  let ring = 0;
  for (let at = 0; at < withFocus.length; at += 3) {
    const [one, other] = [withFocus.subarray(at, at + 3), without.subarray(at, at + 3)];
    if (!one.equals(other) && contrast(luminance(one), luminance(other)) >= 3) ring++;
  }
  const enough = 2 * (box.width + box.height) * 1.8;
  expect.soft(ring, `ring of "${name}", ${kind}`).toBeGreaterThan(enough);
}

const orderOnProducts = (isPhone: boolean) => [
  'Skip to content',
  'Our Little Farm',
  ...(isPhone ? ['Menu'] : MENU),
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
