import type { Page } from '@playwright/test';
import { expect, isPhone, PAGES, test } from '../support/visit.ts';
import { ringArea } from './focus-ring.ts';

const ALL_PAGES = [...PAGES, { path: '/no-such-page' }];

interface Stop {
  name: string;
  kind: string;
  box: { x: number; y: number; width: number; height: number };
  top: number;
  /** Parts of it that lie under the sticky bars, and parts that can be seen. */
  underBars: number;
  seen: number;
}

/** What has the focus, or nothing at the end of the page. */
const stop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, [data-tab-bar]')];
    const parts = [0.05, 0.28, 0.5, 0.72, 0.95].flatMap((x) =>
      [0.05, 0.28, 0.5, 0.72, 0.95].map((y) =>
        document.elementFromPoint(box.x + x * box.width, box.y + y * box.height),
      ),
    );
    return {
      name:
        element.innerText.trim() || (element.ariaLabel ?? element.querySelector('img')?.alt ?? ''),
      kind: `${element.localName} ${element.className} ${element.parentElement?.className}`,
      box: { x: box.x, y: box.y, width: box.width, height: box.height },
      top: box.top + scrollY,
      underBars: parts.filter((part) =>
        bars.some((bar) => bar.contains(part) && !bar.contains(element)),
      ).length,
      seen: parts.filter((part) => part && (element.contains(part) || part.contains(element)))
        .length,
    };
  });

/** Goes from stop to stop until the page's end, where some browsers start again at its top. */
async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  most = 80,
  look: (stop: Stop) => Promise<void> = async () => {},
) {
  const stops: Stop[] = [];
  while (stops.length < most) {
    await page.keyboard.press(key);
    const here = await stop(page);
    if (!here && stops.length === 0) continue;
    if (!here || (here.name === 'Skip to content' && key === 'Tab' && stops.length > 0)) break;
    stops.push(here);
    await look(here);
  }
  return stops;
}

/** Kinds of stops whose ring has been seen. Pages share most of them. */
const seenKinds = new Set<string>();

/** WCAG 2.4.13: as much as a line of 2 px around, less a little for its corners. */
async function showsItsFocus(page: Page, { kind, name, box }: Stop) {
  if (seenKinds.has(kind)) return;
  seenKinds.add(kind);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ring = await ringArea(page, box);
    expect(ring, `"${name}", ${colorScheme}`).toBeGreaterThan(2 * (box.width + box.height) * 1.8);
  }
}

for (const { path } of ALL_PAGES) {
  test(`${path} is walked forwards and backwards, each stop shows its focus and none hides under a bar`, async ({
    page,
  }, { project }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const forwards = await walk(page, 'Tab', 80, (here) => showsItsFocus(page, here));
    const backwards = await walk(page, 'Shift+Tab', forwards.length);
    expect(forwards.length).toBeGreaterThan(8);
    const stops = [...forwards, ...backwards];
    const without = (isRight: (stop: Stop) => boolean) => stops.filter((stop) => !isRight(stop));
    expect(
      without(({ name }) => name !== ''),
      'stops without a name',
    ).toEqual([]);
    expect(
      without(({ underBars }) => underBars === 0),
      'stops under a bar',
    ).toEqual([]);
    expect(
      without(({ seen }) => seen > 12),
      'stops that are not seen',
    ).toEqual([]);
    const names = forwards.map(({ name }) => name);
    expect(backwards.map(({ name }) => name).reverse()).toEqual(names);
    const inMain = forwards.slice(names.indexOf('Profile menu'));
    const outOfOrder = inMain.filter(({ name, top, box }, i) => {
      const last = inMain[i - 1];
      return last && top + box.height <= last.top && name !== 'Back to top';
    });
    expect(outOfOrder, 'stops that are above the one before').toEqual([]);
    if (path === '/products') {
      const isPhoto = (name: string) => name.startsWith('Illustration');
      expect(names.filter((name) => !isPhoto(name))).toEqual(orderOnProducts(project.name));
      expect(names.filter(isPhoto)).toHaveLength(14);
    }
  });
}

const orderOnProducts = (projectName: string) => [
  'Skip to content',
  'Our Little Farm',
  ...(isPhone(projectName) ? ['Menu'] : ['About', 'Products', 'Gallery', 'Blog']),
  'Profile menu',
  'See all prices',
  'See the gallery',
  'Ducks',
  'Chickens',
  'Plants',
  'Crafts',
  'Back to top',
  'About',
  'Products',
  'Gallery',
  'Blog',
  'Read the newsletter\n(opens in a new tab)',
  'Support on Ko-fi\n(opens in a new tab)',
];
