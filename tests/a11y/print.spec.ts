import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { test as siteTest } from '../support/any-content.ts';
import { MENU } from '../support/pages.ts';
import { expect, test } from '../support/strict-test.ts';

async function print(page: Page) {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  return { sheets: totalPages, text: text.replace(/\s+/g, ' ').replaceAll('( ', '(') };
}

test('Products prints as a price sheet of one page', async ({ page }) => {
  await page.goto('/products');
  const { sheets, text } = await print(page);
  expect(sheets).toBe(1);
  // A reviewed screenshot shows the rest.
  for (const words of ['example.com', '$6 ($5 with a reused carton)', 'Females $14 each'])
    expect(text).toContain(words);
  for (const words of ['Back to top', 'Support on Ko-fi', 'Plants'])
    expect(text).not.toContain(words);
  await expectBlackOnWhite(page);
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: 'QR code: https://example.com/' });
  await expect(code).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(code).toBeHidden();
});

/** Without a phone number, the strips have the site's address. */
const POSTERS = [
  ['fixture', ['Our Little Farm', '$6', 'No postal delivery.'], 'example.com'],
  ['honey', ['Bitterroot Meadow', '$240', 'Around Missoula, MT.', 'Sold out'], '(406) 555-0142'],
  ['max', ['Neighborliness', '$9,999.99'], '(406) 555-0142'],
] as const;

for (const [site, words, onStrips] of POSTERS) {
  siteTest.describe(`of the site ${site}`, () => {
    siteTest.use({ siteFolder: `.cache/sites/${site}` });

    siteTest('Home prints as a poster of one page', async ({ page }) => {
      await page.goto('./');
      const { sheets, text } = await print(page);
      expect(sheets).toBe(1);
      for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase());
      expect(text.split(onStrips).length).toBeGreaterThan(8);
      expect(text).not.toContain('Learn More');
      await expectBlackOnWhite(page);
    });
  });
}

test('the other pages print in black on white, with the URLs of their links', async ({ page }) => {
  const expected: Record<string, string[]> = {
    '/about': ['More info is coming soon', 'https://example.com/newsletter'],
    '/gallery': ['Photos are coming soon', 'https://ko-fi.com/'],
    '/no-such-page': ['This trail ends here', ['Home', ...MENU].join(' ')],
    '/blog': ['Making Ducklings', 'https://example.com/newsletter/making-ducklings'],
  };
  for (const [path, words] of Object.entries(expected)) {
    await page.goto(path);
    await expectBlackOnWhite(page);
    // A web address may take two lines.
    const text = (await print(page)).text.replaceAll(' ', '');
    for (const word of [...words, 'OUR LITTLE FARM']) {
      expect(text, path).toContain(word.replaceAll(' ', ''));
    }
    for (const word of ['Skiptocontent', 'Profile', 'Pickup'])
      expect(text, path).not.toContain(word);
  }
});

/** Also in dark mode. */
async function expectBlackOnWhite(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colors = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element?.checkVisibility() && node.textContent?.trim())
        words.add(getComputedStyle(element).color);
    }
    return { words: [...words], paper: getComputedStyle(document.body).backgroundColor };
  });
  expect.soft(colors, page.url()).toEqual({ words: ['rgb(0, 0, 0)'], paper: 'rgb(255, 255, 255)' });
  await page.emulateMedia({ media: null, colorScheme: null });
}
