import { expect, type Page } from '@playwright/test';
import { onBothBackends, test } from '../support/both-backends.ts';
import {
  changeThePrice,
  confirm,
  DUCKS,
  expectLoaded,
  FARM,
  publish,
} from '../support/github-steps.ts';

const POND = 'content/products/ducks/pond.webp';

async function openHistory(page: Page, save: RegExp) {
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('group').filter({ hasText: save }).first().getByText(save).first().click();
}

test('History lists what was published, and undoes it', async ({ page, goTo, github }) => {
  const before = github.text(DUCKS);
  await goTo();
  await changeThePrice(page);
  await publish(page);
  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.5');
  github.replace(FARM, 'Test Farm', 'Better Farm');

  const entry = page.getByRole('group').filter({ hasText: '$7 → $8' });
  const undo = async () => {
    await goTo();
    await openHistory(page, /\$7 → \$8/);
    await entry.getByRole('button', { name: 'Undo this' }).click();
  };
  await undo();
  await expect(page.getByText('Half dozen, washed: $8 → $7')).toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toBe(before.replace('amount: 1.25', 'amount: 1.5'));
  expect(github.text(FARM)).toContain('Better Farm');

  await undo();
  await expect(page.getByText('There’s nothing left to undo.')).toBeVisible();
  await expect(entry).toContainText('Ducks: Half dozen, washed: $7 → $8');
  await expect(entry).toContainText(/\w{3} \d{1,2}, 20\d\d, \d{1,2}:\d\d\s[AP]M, Farmer/);
  await expect(entry.getByRole('listitem')).toHaveText(['Half dozen, washed: $7 → $8']);

  github.replace(DUCKS, 'amount: 7 #', 'amount: 9 #');
  await undo();
  await expect(page.getByText('This has been changed since then.')).toBeVisible();
  await expect(page.getByLabel('On your site now: $9')).toBeVisible();
  await page.getByLabel('The old one: $7').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 7 #');
});

onBothBackends(() => {
  test('a removed photo is deleted on save, and can be restored', async ({ page, editor }) => {
    const before = editor.read(DUCKS);
    const bytes = editor.bytes(POND);
    const photo = page.getByRole('link', { name: 'All five on the pond' });
    const remove = (answer: 'Keep it' | 'Remove') =>
      confirm(page, 'Remove All five on the pond', answer);
    await editor.open('file/products/ducks.yaml/photos');
    await expectLoaded(page.getByRole('main').locator('img').first());
    await remove('Keep it');
    await remove('Remove');
    await expect(photo).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(photo).toBeVisible();
    await remove('Remove');
    await editor.review();
    await expect(page.getByRole('heading', { name: '1 unused photo' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' }), 'covers nothing').toHaveCount(0);
    await editor.save();
    expect(editor.read(DUCKS)).not.toContain('pond.webp');
    expect(editor.exists(POND)).toBe(false);

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('New photo: All five on the pond')).toBeVisible();
    await editor.open();
    await expect(page.getByText(/1 change not (?:published|saved) yet/)).toBeVisible();
    await expect(page.getByText(/You can close this page|It’s on your site now/)).toHaveCount(0);
    await editor.review();
    await confirm(page, 'Discard changes', 'Discard');

    await editor.open('today');
    await page.getByRole('button', { name: 'Sold out', exact: true }).first().click();
    await editor.review();
    await editor.save();
    await editor.open();
    await openHistory(page, /Removed “/);
    await page.getByRole('button', { name: 'Undo this' }).click();
    await editor.save();
    const after = editor.read(DUCKS);
    expect(after, 'a later change stays').toContain('  soldOut: true\n');
    expect(after.replace(/^ {2}(?:soldOut|asOf): .*\n/gm, '')).toBe(before);
    expect(editor.bytes(POND).equals(bytes)).toBe(true);
  });
});
