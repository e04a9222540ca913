import type { Frame } from '@playwright/test';
import { inHalves, nameLength, nameStyle, sizeInRing } from '../../src/site/name-size.ts';
import { expect, homePage, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame, translate } from '../support/layout-issues.ts';

const NAMES = [
  'Huckleberry Hollow Farm',
  'Bitterroot Valley Waterfowl Homestead',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
  'The Very Small Farm with the Five Ducks at the End of a Road',
  '農'.repeat(60),
  'مزرعتنا الصغيرة',
];
const USUAL_NAMES = ['Huckleberry Hollow Farm', 'Bitterroot Meadow Bees, Starts and Quilts'];
/** Laptops and tablets less the browser's bars, and phones. */
const SCREENS = '1280×633 1920×945 820×1106 600×900 360×640'.split(' ');
// The policy forbids frames.
test.use({ bypassCSP: true });

const WIDTHS = [300, 639, 767, ...LAYOUT_WIDTHS, 2560];

test('a farm name of any length and script fits', async ({ page, site }) => {
  test.slow();
  const frame = await openInFrame(page, homePage(site));
  for (const name of NAMES) {
    await page.emulateMedia({ media: 'screen' });
    await rename(frame, name);
    await expect(frame.getByRole('heading', { level: 1, name })).toBeVisible();
    expect.soft(await issuesAt(frame, WIDTHS, nameIssues), name).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await issuesAt(frame, [688]), `${name} on paper`).toEqual([]);
  }
});

test('names of common lengths fit beside a translated menu', async ({ page, site }) => {
  const frame = await openInFrame(page, homePage(site));
  await rename(frame, 'Elk Run');
  await translate(frame);
  for (const name of ['Elk Run', 'Blackfoot Bend Ducks', 'Huckleberry Hollow Farmstead']) {
    await rename(frame, name);
    expect.soft(await issuesAt(frame, LAYOUT_WIDTHS), name).toEqual([]);
  }
});

test.describe('on a site with a notice', () => {
  test.use({ siteFolder: '.cache/sites/honey' });

  test('a picture, the name and the place fit on the first screen', async ({ page }) => {
    await page.goto('./');
    for (const notice of ['two lines', 'none']) {
      for (const screen of SCREENS) {
        const [width = 0, height = 0] = screen.split('×').map(Number);
        await page.setViewportSize({ width, height });
        for (const name of USUAL_NAMES) {
          await rename(page.mainFrame(), name);
          const { picture, end, tag } = await page.evaluate(firstScreen, notice);
          const what = `${name} at ${screen}, notice: ${notice}`;
          expect.soft(picture, what).toBeGreaterThanOrEqual(256);
          expect.soft(end, what).toBeLessThanOrEqual(height);
          expect.soft(tag, what).toBeLessThan(0.25);
        }
      }
    }
  });
});

/** Runs in the page: the picture's height, where the text below it ends, and how much of it the price tag covers. */
function firstScreen(notice: string) {
  const box = document.querySelector('[aria-label=Notice]');
  const text = box?.querySelector('p') as HTMLElement;
  if (notice === 'none') box?.remove();
  else {
    text.textContent = 'Closed';
    const line = text.clientHeight;
    while (text.clientHeight === line) text.textContent += ' until Sunday';
  }
  const boxOf = (selector: string) =>
    (document.querySelector(selector) as HTMLElement).getBoundingClientRect();
  const [picture, tag] = [boxOf('section > :has(> picture)'), boxOf('section > a')];
  return {
    picture: picture.height,
    end: boxOf('h1 + p').bottom,
    tag: (tag.width * tag.height) / (picture.width * picture.height),
  };
}

/** Renames the farm in the built page, as a build would. */
const rename = (frame: Frame, name: string) =>
  frame.evaluate(
    ({ name, halves, css, length, size }) => {
      const heading = document.querySelector('h1') as HTMLElement;
      const before = heading.textContent;
      heading.innerHTML = halves.map((half) => `<span>${half}</span>`).join(' ');
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.textContent === before) text.textContent = name;
      }
      document.querySelector('textPath')?.parentElement?.setAttribute('font-size', String(size));
      const { style, dataset } = document.documentElement;
      style.cssText = css;
      delete dataset.farmName;
      if (length) dataset.farmName = length;
    },
    {
      name,
      halves: inHalves(name),
      css: nameStyle(name),
      length: nameLength(name),
      size: sizeInRing(name),
    },
  );

/** Runs in the frame: a name that overflows the bar. */
function nameIssues(): string[] {
  const name = document.querySelector('h1')?.textContent;
  const bar = document.querySelector('header') as HTMLElement;
  const links = [...bar.querySelectorAll('a')];
  const link = links.find(({ textContent }) => textContent?.trim() === name) as HTMLElement;
  const { top, height } = link.getBoundingClientRect();
  const overflowsBar = top < 0 || height > bar.getBoundingClientRect().height;
  return overflowsBar ? ['the name overflows the bar'] : [];
}
