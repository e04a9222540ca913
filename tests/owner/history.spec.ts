import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import { changeThePrice, DUCKS, FARM, openReview, publish } from './github-steps.ts';

const POND = 'content/products/ducks/pond.webp';

async function openHistory(page: Page, address: string, save: RegExp) {
  await page.goto(`${address}edit#/`);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('group').filter({ hasText: save }).first().getByText(save).first().click();
}

test('History lists what was published, when and by whom, and undoes it without later changes', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  await openEditor(page, site.address);
  await changeThePrice(page);
  await publish(page);
  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.5');
  github.replace(FARM, 'Test Farm', 'Better Farm');

  await openHistory(page, site.address, /\$7 → \$8/);
  const entry = page.getByRole('group').filter({ hasText: '$7 → $8' });
  await expect(entry).toContainText('Ducks: Half dozen, washed: $7 → $8');
  await expect(entry).toContainText(/\w{3} \d{1,2}, 20\d\d, \d{1,2}:\d\d\s[AP]M, Farmer/);
  await expect(entry.getByRole('listitem')).toHaveText(['Half dozen, washed: $7 → $8']);
  await entry.getByRole('button', { name: 'Undo this' }).click();

  await expect(page.getByText('Half dozen, washed: $8 → $7')).toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toBe(before.replace('amount: 1.25', 'amount: 1.5'));
  expect(github.text(FARM)).toContain('Better Farm');

  await openHistory(page, site.address, /\$7 → \$8/);
  await entry.getByRole('button', { name: 'Undo this' }).click();
  await expect(page.getByText('There’s nothing left to undo.')).toBeVisible();
});

test('Undo on the Saved screen restores a removed photo with the same bytes', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  const bytes = github.bytes(POND);
  await openEditor(page, site.address, 'file/products/ducks.yaml/photos');
  await page.getByRole('button', { name: 'Remove All five on the pond' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).not.toContain('pond.webp');
  expect(() => github.bytes(POND)).toThrow();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('New photo: All five on the pond')).toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toBe(before);
  expect(github.bytes(POND).equals(bytes)).toBe(true);
});

test('Undo asks about a value that was changed again since', async ({ page, site, github }) => {
  await openEditor(page, site.address);
  await changeThePrice(page);
  await publish(page);
  github.replace(DUCKS, 'amount: 8 #', 'amount: 9 #');
  await openHistory(page, site.address, /\$7 → \$8/);
  await page.getByRole('button', { name: 'Undo this' }).click();
  await page.getByRole('radio', { name: '$7' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 7 #');
});
