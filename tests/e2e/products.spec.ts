import { expect, test } from '../support/strict-test.ts';
import { section } from './locators.ts';

test.use({ reducedMotion: 'reduce' });

test('photos are in 1, 2 or 3 columns, and prices are a table or cards', async ({ page }) => {
  await page.goto('/products');
  const ducks = section(page, 'Ducks');
  const row = ducks.getByRole('row', { name: /Half dozen/ });
  for (const [width, columns, isTable] of [
    [390, 1, false],
    [820, 2, true],
    [1280, 3, true],
  ] as const) {
    await page.setViewportSize({ width, height: 600 });
    const lefts = await ducks
      .getByRole('figure')
      .evaluateAll((all) => all.map((figure) => Math.round(figure.getBoundingClientRect().left)));
    expect(new Set(lefts).size, `at ${width} px`).toBe(columns);

    const name = await row.getByRole('rowheader').boundingBox();
    const price = await row.getByRole('cell').nth(1).boundingBox();
    const isBeside = (price?.x ?? 0) >= (name?.x ?? 0) + (name?.width ?? 0) - 1;
    expect(isBeside, `at ${width} px`).toBe(isTable);
  }
});
