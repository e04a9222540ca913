import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { projectCopy } from '../support/project-copy.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 20_000, viewport: { width: 1100, height: 900 } });

const DUCKS = 'content/products/ducks.yaml';
const POND = 'content/products/ducks/ducks-01.webp';

let farm: ReturnType<typeof projectCopy>;
let editor: Awaited<ReturnType<typeof farm.start>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  farm = projectCopy('undone');
  editor = await farm.start('tools/edit.ts');
});

test.afterAll(() => editor?.stop());

const open = (page: Page, screen: string) => page.goto(`${editor.url}/edit#/${screen}`);

async function saveIt(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('saves on this computer are undone, a removed photo too', async ({ page }) => {
  const before = farm.read(DUCKS);
  const bytes = readFileSync(farm.at(POND));
  await open(page, 'file/products/ducks.yaml/photos');
  await page.getByRole('button', { name: 'Remove All five at the pond' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await open(page, 'review');
  await saveIt(page);
  expect(farm.exists(POND)).toBe(false);

  await open(page, 'today');
  await page.getByRole('button', { name: 'Sold out', exact: true }).first().click();
  await open(page, 'review');
  await saveIt(page);
  expect(farm.read(DUCKS)).toContain('soldOut: true');

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await saveIt(page);
  expect(farm.read(DUCKS)).not.toContain('soldOut: true');

  await open(page, '');
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByText(/Removed photo/)
    .first()
    .click();
  await page.getByRole('button', { name: 'Undo this' }).click();
  await saveIt(page);
  expect(farm.read(DUCKS)).toBe(before);
  expect(readFileSync(farm.at(POND)).equals(bytes)).toBe(true);
});
