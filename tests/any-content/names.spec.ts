import type { Frame } from '@playwright/test';
import { heroLine, nameLength, sizeInRing } from '../../src/site/name-size.ts';
import { expect, homePage, test } from '../support/any-content.ts';
import { issuesAt, LAYOUT_WIDTHS, openInFrame, translate } from '../support/layout-issues.ts';

const NAMES = [
  'Ducks',
  'Bitterroot Valley Waterfowl Homestead',
  'Grandma’s Daughters’ Duck Farm',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte',
  'The Very Small Farm with the Five Ducks at the End of a Road',
  'Ферма дядюшки Вани под Миссулой',
  'モンタナの小さな家族農場',
  '農'.repeat(60),
  'مزرعتنا الصغيرة',
];
// The policy forbids frames.
test.use({ bypassCSP: true });

const WIDTHS = [300, 390, 639, 767, ...LAYOUT_WIDTHS, 1280, 2560];

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
  for (const name of ['Elk Run', 'Blackfoot Bend Ducks', 'Huckleberry Hollow Farmstead']) {
    const frame = await openInFrame(page, homePage(site));
    await rename(frame, name);
    await translate(frame);
    expect.soft(await issuesAt(frame, LAYOUT_WIDTHS), name).toEqual([]);
  }
});

/** Renames the farm in the built page, as a build would. */
const rename = (frame: Frame, name: string) =>
  frame.evaluate(
    ({ name, line, length, size }) => {
      const heading = document.querySelector('h1') as HTMLElement;
      const before = heading.textContent;
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.textContent === before) text.textContent = name;
      }
      heading.dataset.ems = String(line);
      document.querySelector('textPath')?.parentElement?.setAttribute('font-size', String(size));
      delete document.documentElement.dataset.farmName;
      if (length) document.documentElement.dataset.farmName = length;
    },
    { name, line: heroLine(name), length: nameLength(name), size: sizeInRing(name) },
  );

/** Runs in the frame: broken words in the heading that fit on a line, and a name that overflows the bar. */
function nameIssues(): string[] {
  const text = document.querySelector('h1')?.firstChild as Text;
  const bar = document.querySelector('header') as HTMLElement;
  const links = [...bar.querySelectorAll('a')];
  const link = links.find(({ textContent }) => textContent?.trim() === text.data) as HTMLElement;
  // Up to sixteen letters fit. Chinese and Japanese have no spaces between words.
  const words = [...text.data.matchAll(/(?<![\p{L}’])[\p{L}’]{1,16}(?![\p{L}’])/gu)].filter(
    ([word]) => !/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(word),
  );
  const broken = words.filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
  const { top, height } = link.getBoundingClientRect();
  const overflowsBar = top < 0 || height > bar.getBoundingClientRect().height;
  return [
    ...broken.map(([word]) => `“${word}” is broken`),
    ...(overflowsBar ? ['the name overflows the bar'] : []),
  ];
}
