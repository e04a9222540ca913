import type { Page } from '@playwright/test';
import { expect, test } from '../support/visit.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/products');
});

test('welcomes with what the farm has, and notes pickup and payment', async ({ page }) => {
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
});

test('has nine duck and five chicken photos, each with a caption of its own', async ({ page }) => {
  for (const [name, id, count] of [
    ['Ducks', 'ducks', 9],
    ['Chickens', 'chickens', 5],
  ] as const) {
    await expect(section(page, name)).toHaveAttribute('id', id);
    const figures = section(page, name).getByRole('figure');
    await expect(figures).toHaveCount(count);
    const captions = new Set<string>();
    for (const figure of await figures.all()) {
      await figure.scrollIntoViewIfNeeded();
      const picture = figure.getByRole('img');
      await expect(picture).toHaveAccessibleName(/^Illustration of .{15,}/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      captions.add(await figure.locator('figcaption').innerText());
    }
    expect(captions.size).toBe(count);
  }
});

test('the prices of eggs are a table, and those of ducklings, the carton rule and what is coming are there', async ({
  page,
}) => {
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
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name = '', ...cells] of rows) {
      const row = table.getByRole('row', { name });
      await expect(row.getByRole('rowheader')).toHaveText(name);
      await expect(row.getByRole('cell')).toHaveText(cells);
      for (const cell of await row.getByRole('cell').all()) await expect(cell).toBeVisible();
    }
  }

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
});

test('photos are a grid of 1, 2 or 3 columns, prices stacked cards or a table', async ({
  page,
}) => {
  const columns = (width: number) =>
    page.setViewportSize({ width, height: 900 }).then(() =>
      section(page, 'Ducks')
        .getByRole('figure')
        .evaluateAll(
          (figures) => new Set(figures.map((f) => Math.round(f.getBoundingClientRect().left))).size,
        ),
    );
  expect(await columns(390)).toBe(1);
  expect(await columns(820)).toBe(2);
  expect(await columns(1280)).toBe(3);

  const cells = section(page, 'Ducks').getByRole('row', { name: /Half dozen/ });
  const header = cells.getByRole('rowheader');
  const price = cells.getByRole('cell').nth(1);
  const besides = async () => {
    const [a, b] = [await header.boundingBox(), await price.boundingBox()];
    return (b?.x ?? 0) >= (a?.x ?? 0) + (a?.width ?? 0) - 1;
  };
  expect(await besides()).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await besides()).toBe(false);
});
