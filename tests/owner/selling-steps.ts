import { expect, type Page } from '@playwright/test';

/** From the editor's first screen to a jar of honey that costs $12. */
export async function addHoney(page: Page) {
  await page.getByRole('link', { name: 'Add something you sell' }).click();
  await page.getByLabel('What is it?').fill('ducks');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You already have “Ducks”.')).toBeVisible();
  await page.getByLabel('What is it?').fill('Honey');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Honey' })).toBeVisible();
  await expect(page.getByText('visitors see “Coming Soon”')).toBeVisible();
  await page.getByRole('link', { name: /^Prices/ }).click();
  await page.getByRole('button', { name: 'Add a price' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Honey');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('This has no price yet.')).toBeVisible();
  await page.getByLabel('Price', { exact: true }).fill('$12');
  await page.getByLabel(/^Unit/).fill('a jar');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
}

/** From "No prices yet" to a price for each size that is sold. */
export async function addEggPrices(page: Page) {
  const chickens = page.locator('section', {
    has: page.getByRole('heading', { name: 'Chickens' }),
  });
  await expect(chickens).toContainText('Pricing will come once the chickens grow up.');
  await chickens.getByRole('button', { name: 'Add egg prices' }).click();
  await chickens.getByLabel('Name').fill('Chicken eggs');
  await chickens.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chickens.getByText('Enter at least one price.')).toBeVisible();
  await chickens.getByLabel('Single egg').fill('.50');
  await chickens.getByLabel('Dozen', { exact: false }).last().fill('5');
  await chickens.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chickens.getByRole('button', { name: 'Add a pack size' })).toBeVisible();
}
