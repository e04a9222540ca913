import type { Page } from '@playwright/test';
import { expect, test } from '../support/strict-test.ts';
import { section } from './locators.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('Products has its text, photos and prices at every screen size', async ({ page }) => {
  await page.goto('/products');
  await test.step('nine duck and five chicken photos, each with a caption of its own', () =>
    photosHaveCaptions(page));
  await test.step('photos in 1, 2 or 3 columns', () => expectPhotoGrid(page));
  await test.step('the prices of eggs are a table on a wide screen and cards on a phone', () =>
    eggPricesAreATable(page));
  await test.step('the prices of ducklings, the carton rule and what is coming', () =>
    otherPricesAreThere(page));
  await test.step('a welcome with what the farm has, and notes about pickup and payment', () =>
    welcomeAndNotesAreThere(page));
});

async function photosHaveCaptions(page: Page) {
  for (const [name, id, count] of [
    ['Ducks', 'ducks', 9],
    ['Chickens', 'chickens', 5],
  ] as const) {
    await expect(section(page, name)).toHaveAttribute('id', id);
    const figures = section(page, name).getByRole('figure');
    const named = page.getByRole('img', { name: /^Illustration of .{15,}/ });
    await expect(figures).toHaveCount(count);
    await expect(figures.filter({ has: named })).toHaveCount(count);
    const captions = await figures.locator('figcaption').allInnerTexts();
    expect(new Set(captions).size).toBe(count);
  }
}

async function expectPhotoGrid(page: Page) {
  const figures = section(page, 'Ducks').getByRole('figure');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await figures.evaluateAll((all) =>
      all.map((figure) => Math.round(figure.getBoundingClientRect().left)),
    );
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);
  }
}

async function eggPricesAreATable(page: Page) {
  const table = section(page, 'Ducks').getByRole('table', { name: 'Duck eggs' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Item',
    'Quantity',
    'Unwashed',
    'Washed',
  ]);
  const rows = [
    ['Single egg', '1', '$1', '$1.25'],
    [
      'Half dozen including a carton',
      '6',
      '$6 ($5 with a reused carton)',
      '$7 ($6 with a reused carton)',
    ],
    [
      'Dozen including 2 cartons',
      '12',
      '$12 ($10 with reused cartons)',
      '$14 ($12 with reused cartons)',
    ],
  ];
  for (const [width, areBeside] of [
    [1280, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name = '', ...cells] of rows) {
      const row = table.getByRole('row', { name });
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell')).toHaveText(cells);
      await expect(row.getByRole('cell').filter({ visible: true })).toHaveCount(cells.length);
    }
    const row = table.getByRole('row', { name: /Half dozen/ });
    const name = await row.getByRole('rowheader').boundingBox();
    const price = await row.getByRole('cell').nth(1).boundingBox();
    const isBeside = (price?.x ?? 0) >= (name?.x ?? 0) + (name?.width ?? 0) - 1;
    expect(isBeside, `at ${width} px`).toBe(areBeside);
  }
}

async function otherPricesAreThere(page: Page) {
  const label = section(page, 'Ducklings');
  await expect(label).toContainText('Occasionally available');
  await expect(label).toContainText(/Straight run\s*\$10 each/);
  await expect(label).toContainText(/Males\s*\$7 each/);
  await expect(label).toContainText(/Females\s*\$14 each/);
  await expect(label).toContainText('wash your hands');
  const ducks = section(page, 'Ducks');
  await expect(ducks).toContainText('A carton holds 6 eggs. The carton fee is waived for reuse.');
  await expect(ducks).toContainText(
    'Duck eggs are fertilized. Unwashed ones are stored at room temperature.',
  );
  await expect(section(page, 'Chickens')).toContainText(
    'Pricing will come once the chickens grow up.',
  );
  await expect(section(page, 'Plants')).toContainText('Coming Soon');
  await expect(section(page, 'Crafts')).toContainText('Coming Soon');
}

async function welcomeAndNotesAreThere(page: Page) {
  const main = page.getByRole('main');
  await expect(main).toContainText(/5\s*ducks\s*4 laying and one drake/);
  await expect(main).toContainText(
    /8\s*chicken hens hoped for\s*Laying expected by the end of August 2025/,
  );
  await expect(main).toContainText('organically fed and free range on almost an acre');

  const notes = section(page, 'Notes');
  await expect(notes).toContainText('Pickup or drop-off only');
  await expect(notes).toContainText('Around Missoula, MT. No postal delivery.');
  await expect(notes).toContainText('Cash or a peer-to-peer payment app.');

  const kofi = page.getByRole('contentinfo').getByRole('link', { name: /^Support on Ko-fi/ });
  await expect(kofi).toHaveAttribute('href', 'https://ko-fi.com/');
  await main.getByRole('link', { name: 'See the gallery' }).click();
  await expect(page).toHaveURL('/gallery');
}
