import type { Page } from '@playwright/test';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { dollars, type EggRow, type PricedThing } from '../../src/site/prices.ts';
import { FIXTURE_CONTENT } from '../support/sites.ts';
import { expect, test } from '../support/visit.ts';

// Pages that move cost a machine more than they prove here.
test.use({ reducedMotion: 'reduce' });

const glance = (page: Page) => page.getByRole('region', { name: 'Prices at a glance' });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Products' });
const priceLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /price/i });

/** The heading of the prices that the address leads to lies below both bars, in full view. */
async function pricesAreInSight(page: Page) {
  const id = new URL(page.url()).hash.slice(1);
  expect(id).not.toBe('');
  const heading = page.locator(`[id="${id}"]`).getByRole('heading').first();
  await expect
    .poll(async () => {
      const [bar, box] = [await tabs(page).boundingBox(), await heading.boundingBox()];
      const height = page.viewportSize()?.height ?? 0;
      return !!bar && !!box && box.y >= bar.y + bar.height && box.y + box.height < height / 2;
    })
    .toBe(true);
  const table = page.locator(`[id="${id}"]`).getByRole('table');
  await expect(table).toBeInViewport();
}

const SCREENS = [
  { width: 390, height: 844 },
  { width: 320, height: 480 },
  { width: 820, height: 600 },
  { width: 1280, height: 720 },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('Home leads to all prices in one tap, and Products says on its first screen what things cost and leads there, too', async ({
      page,
    }) => {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto('/');
        await expect(priceLink(page)).toBeInViewport({ ratio: 1 });
        await priceLink(page).click();
        await expect(page).toHaveURL(/\/products#/);
        await pricesAreInSight(page);
        if (screen.height < 700) continue;
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await expect(glance(page)).toBeInViewport({ ratio: 1 });
        await expect(priceLink(page)).toHaveCount(1);
        await priceLink(page).click();
        await pricesAreInSight(page);
      }
    });
  });
}

interface Section {
  pricing?: { title: string; eggsPerCarton: number; rows: EggRow[] };
  priceList?: { title: string; rows: PricedThing[] };
}

test('the first screen has the price of a carton of eggs and what each list starts at, and paper has them once', async ({
  page,
}) => {
  const { files } = await checkContentOnDisk(FIXTURE_CONTENT);
  const sections = files.filter(({ kind }) => kind === 'sections').map(({ data }) => data);
  const answers = (sections as Section[]).flatMap(({ pricing, priceList }) => {
    const carton = pricing?.rows.find(({ quantity }) => quantity === pricing.eggsPerCarton);
    const lowest = Math.min(...(priceList?.rows.map(({ price }) => price) ?? []));
    return [
      ...(pricing && carton
        ? [[pricing.title, carton.name, carton.priceAsIs.amount] as const]
        : []),
      ...(priceList ? [[priceList.title, '', lowest] as const] : []),
    ];
  });
  expect(answers.length).toBeGreaterThan(0);
  await page.goto('/products');
  for (const [title, name, price] of answers) {
    const answer = glance(page).getByRole('term').filter({ hasText: title }).locator('..');
    await expect(answer).toContainText(name);
    await expect(answer).toContainText(dollars(price));
  }

  await page.emulateMedia({ media: 'print' });
  await expect(glance(page)).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/');
  await expect(priceLink(page)).toBeHidden();
});
