import type { Page } from '@playwright/test';
import { nameLength, posterLine, sizeInRing } from '../../src/site/name-size.ts';
import { expect, pageNamed, test } from './farm.ts';
import { faultsAt, openForWidths } from './widths.ts';

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
const WIDTHS = [300, 320, 390, 480, 600, 639, 640, 704, 767, 768, 900, 1024, 1280, 1920, 2560];

for (const name of NAMES) {
  test(`a farm may be called ${name}`, async ({ page, site }) => {
    test.slow();
    await openForWidths(page, `./${pageNamed(site, 'index').path}`);
    await rename(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await faultsAt(page, WIDTHS)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page, name), `at ${width} px`).toEqual([]);
      const bar = await page.getByRole('banner').boundingBox();
      const link = await page.getByRole('banner').getByRole('link', { name }).boundingBox();
      expect(link?.y, `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(link?.height, `at ${width} px`).toBeLessThanOrEqual(bar?.height ?? 0);
    }
    await page.emulateMedia({ media: 'print' });
    expect(await faultsAt(page, [688, 710]), 'on paper').toEqual([]);
  });
}

/** Gives the built page another name, as a build would. */
const rename = (page: Page, name: string) =>
  page.evaluate(
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
    { name, line: posterLine(name), length: nameLength(name), size: sizeInRing(name) },
  );

/** Words of the heading that are broken although one of up to sixteen letters should fit on a line. */
const brokenWords = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).evaluate((heading) => {
    const text = heading.firstChild as Text;
    return [...text.data.matchAll(/(?<![\p{L}’])[\p{L}’]{1,16}(?![\p{L}’])/gu)]
      .filter(
        ({ 0: word }) => !/\p{Script=Han}|\p{Script=Katakana}|\p{Script=Hiragana}/u.test(word),
      )
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(([word]) => word);
  });
