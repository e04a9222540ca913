import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { save, startLocalEditor } from './local-editor.ts';

test.describe.configure({ timeout: 180_000 });

const DUCKS = 'content/products/ducks.yaml';
const POND = 'content/products/ducks/ducks-01.webp';

const local = startLocalEditor('undone');

test('local saves can be undone, including a removed photo', async ({ page }) => {
  const before = local.project.read(DUCKS);
  const bytes = readFileSync(local.project.at(POND));
  await local.open(page, 'file/products/ducks.yaml/photos');
  await page.getByRole('button', { name: 'Remove All five at the pond' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await local.open(page, 'review');
  await save(page);
  expect(local.project.exists(POND)).toBe(false);

  await local.open(page, 'today');
  await page.getByRole('button', { name: 'Sold out', exact: true }).first().click();
  await local.open(page, 'review');
  await save(page);
  expect(local.project.read(DUCKS)).toContain('soldOut: true');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await save(page);
  expect(local.project.read(DUCKS)).not.toContain('soldOut: true');

  await local.open(page, '');
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByText(/Removed “/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo this' }).click();
  await save(page);
  expect(local.project.read(DUCKS)).toBe(before);
  expect(readFileSync(local.project.at(POND)).equals(bytes)).toBe(true);
});
