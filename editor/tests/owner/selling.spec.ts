import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { EGG_PRICES_YAML, honeyYaml } from '../../../tests/support/expected-yaml.ts';
import { FIXTURE_CONTENT } from '../../../tests/support/sites.ts';
import { test } from '../support/both-backends.ts';
import { confirm, DUCKS, halfDozenWashed } from '../support/github-steps.ts';

const PLANTS = 'content/products/plants.yaml';
const CHICKENS = 'content/products/chickens.yaml';
const GEESE = 'content/products/geese.yaml';

const sectionOf = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

test('a product is added, renamed, moved, hidden and restored', async ({ page, editor }) => {
  await editor.open('add');
  await page.getByLabel('What is it?').fill('ducks');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You already have “Ducks”.')).toBeVisible();
  await page.getByLabel('What is it?').fill('Honey');
  await test.step('a name that was only typed survives a reload', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('link', { name: /^Honey/ }).click();
  });
  await expect(page.getByText('visitors see “Coming Soon”')).toBeVisible();
  await page.getByRole('link', { name: /^Prices/ }).click();
  await page.getByRole('button', { name: 'Add a price' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Honey');
  await page.getByLabel('Price', { exact: true }).fill('$12');
  await page.getByLabel(/^Unit/).fill('a jar');

  await editor.open('sell');
  const things = page.getByRole('main').getByRole('listitem');
  await page.getByRole('button', { name: 'Up Plants' }).click();
  await expect(things).toContainText(['Plants', 'Ducks', 'Honey']);
  await page.getByRole('link', { name: 'Ducks' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Our ducks');
  await page.getByRole('button', { name: 'Hide it for now' }).click();
  await expect(page.getByText('Once this is live, visitors won’t see “Our ducks”.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Plants' }).click();
  await confirm(page, /^Remove “Plants”/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Plants' })).toBeVisible();

  await editor.review();
  await editor.save();
  expect(editor.read('content/products/honey.yaml')).toBe(honeyYaml(3));
  expect(editor.read(PLANTS)).toContain('order: 1\n');
  const ducks = editor.read(DUCKS);
  expect(ducks).toContain('title: Our ducks\norder: 2\nhidden: true\n');
  expect(ducks, 'nothing is lost').toContain('amount: 7 # since spring');

  await editor.open('file/products/ducks.yaml');
  await expect(page.getByText('Visitors don’t see “Our ducks”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show it again' }).click();
  await editor.review();
  await editor.save();
  expect(editor.read(DUCKS)).not.toContain('hidden');
});

test('egg prices are added, and what is typed is not lost', async ({ page, editor }) => {
  editor.write(GEESE, 'title: Geese\norder: 4\n');
  editor.write(CHICKENS, 'title: Chickens\norder: 3\n');
  const plants = sectionOf(page, 'Plants');
  const chickens = sectionOf(page, 'Chickens');
  const geese = sectionOf(page, 'Geese');
  const done = page.getByRole('link', { name: 'Done' });
  await editor.open('prices');
  await plants.getByRole('button', { name: 'Add a price' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Plants');
  await page.getByLabel('Price', { exact: true }).fill('4');
  await page.reload();
  await editor.open('prices');
  await expect(plants.getByLabel('Plants', { exact: true })).toHaveValue('4');
  await geese.getByRole('button', { name: 'Add egg prices' }).click();
  await done.click();
  await chickens.getByRole('button', { name: 'Add egg prices' }).click();
  await page.getByLabel('Pack size').fill('Dozen');
  await page.getByLabel('How many eggs').fill('12');
  await page.getByLabel('Price', { exact: true }).fill('5');
  await done.click();
  await expect(chickens.getByRole('button', { name: 'Add a pack size' })).toBeVisible();
  await editor.review();
  await editor.save();
  expect(editor.read(PLANTS)).toContain('price: 4\n');
  expect(editor.read(GEESE), 'nothing was typed').toBe('title: Geese\norder: 4\n');
  expect(editor.read(CHICKENS)).toContain(EGG_PRICES_YAML);

  await editor.open('prices');
  await chickens.getByRole('link', { name: 'Dozen' }).click();
  await page.getByRole('button', { name: 'Add washed price' }).click();
  await page.getByRole('group', { name: 'Washed', exact: true }).getByLabel('Price').fill('6');
  await done.click();
  await chickens.getByRole('button', { name: 'Add a pack size' }).click();
  await page.getByLabel('Pack size').fill('Tray');
  await page.getByLabel('How many eggs').fill('30');
  await page.getByLabel('Price', { exact: true }).fill('12');
  await done.click();
  await chickens.getByLabel('Tray, washed').fill('14');
  await editor.review();
  await expect(page.getByText('Dozen, washed: $6')).toBeVisible();
  await expect(page.getByText('New pack size: Tray, unwashed $12, washed $14')).toBeVisible();
  await editor.save();
  const text = editor.read(CHICKENS);
  expect(text).toContain('amount: 5\n      priceWashedEggs:\n        amount: 6\n');
  expect(text).toContain('- name: Tray\n      quantity: 30\n');

  await editor.open('prices');
  for (const size of ['Dozen', 'Tray']) await chickens.getByLabel(`${size}, washed`).fill('');
  await expect(chickens.getByLabel(/washed/)).toHaveCount(0);
});

test.describe('on the computer', () => {
  test.use({ backend: 'local' });

  test('a page that was open during a restart still saves', async ({ page, editor }) => {
    await editor.open('prices');
    await halfDozenWashed(page).fill('8');
    editor.write(DUCKS, editor.read(DUCKS).replace('amount: 1.25', 'amount: 1.35'));
    editor.restart?.();
    await editor.review();
    await editor.save();
    expect(editor.read(DUCKS)).toContain('amount: 8 #');
    expect(editor.read(DUCKS)).toContain('amount: 1.35\n');
  });
});

test('all prices fit on two phone screens, and rows can change', async ({ page, editor }) => {
  for (const name of ['ducks', 'chickens', 'plants', 'crafts'])
    editor.write(
      `content/products/${name}.yaml`,
      readFileSync(`${FIXTURE_CONTENT}/products/${name}.yaml`, 'utf8'),
    );
  await editor.open('prices');
  await expect(page.getByRole('heading', { name: 'Ducklings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Duck eggs' })).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2 * (page.viewportSize()?.height ?? 0));

  const box = async (name: string) => await page.getByLabel(name, { exact: true }).boundingBox();
  const [unwashed, washed] = [await box('Dozen, unwashed'), await box('Dozen, washed')];
  expect(unwashed?.y, 'side by side').toBe(washed?.y);

  const ducks = sectionOf(page, 'Ducks');
  await ducks.getByRole('link', { name: 'Males', exact: true }).click();
  await page.getByRole('button', { name: 'Remove this price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible();
  await expect(ducks.getByLabel('Males', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ducks.getByLabel('Males', { exact: true })).toHaveValue('7');

  await editor.open('file/products/ducks.yaml/priceList');
  await page.getByRole('button', { name: 'Remove these prices' }).click();
  await expect(page.getByText('Removed “Ducklings”.')).toBeVisible();
});
