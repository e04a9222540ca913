import { expect } from '@playwright/test';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import { changeThePrice, DUCKS, FARM, publish, publishButton } from './github-steps.ts';

test('an unreadable file can be fixed as text, while everything else can be edited', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(FARM);
  github.replace(DUCKS, 'title: Ducks', 'title: "Ducks');
  await openEditor(page, site.address);
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible();
  await page.getByRole('link', { name: /^Prices/ }).click();
  await expect(page.getByText('“Ducks” can’t be shown')).toBeVisible();
  await page.goto(`${site.address}edit#/notice`);
  await page.getByRole('button', { name: 'Add notice' }).click();
  await expect(page.getByText('“Ducks” can’t be shown')).toHaveCount(0);
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(publishButton(page)).toBeDisabled();

  await page.getByRole('link', { name: 'Ducks, line 3' }).click();
  await expect(page.getByText(/has a quotation mark that’s never closed/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to line 3' }).click();
  const text = page.getByLabel(DUCKS);
  expect(
    await text.evaluate((box: HTMLTextAreaElement) =>
      box.value.slice(box.selectionStart, box.selectionEnd),
    ),
  ).toBe('title: "Ducks');
  await page.keyboard.type('title: "Ducks"');
  await expect(page.getByText('This file is fine.')).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(/\ntitle: "Ducks"\n/);

  // A form edits the fixed text and keeps it.
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Our ducks');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await publish(page);
  expect(github.text(DUCKS)).toMatch(/\ntitle: "Our ducks"\n/);
  expect(github.text(DUCKS)).toContain('amount: 7 # since spring');
  expect(github.text(FARM)).toContain('text: Closed for snow.');
  for (const note of before.match(/^#.*$/gm) ?? []) expect(github.text(FARM)).toContain(note);
});

test('an unknown field or an unused file doesn’t block the editor', async ({
  page,
  site,
  github,
}) => {
  github.replace(DUCKS, 'title: Ducks', 'title: Ducks\nfavorite: Molly');
  github.write('content/products/list.pdf', 'no content');
  await openEditor(page, site.address);
  await changeThePrice(page);
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove this file' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/"favorite" isn’t something the site knows/)).toBeVisible();
  await expect(page.getByText(/these names work here/)).toHaveCount(0);
  await page.getByRole('link', { name: /“Ducks”/ }).click();
  await expect(page.getByText(/these names work here/)).toBeVisible();
  const text = page.getByLabel(DUCKS);
  await expect(text).toHaveValue(/amount: 8 # since spring/);
  await text.fill((await text.inputValue()).replace('favorite: Molly\n', ''));
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await publish(page);
  expect(github.text(DUCKS)).not.toContain('favorite');
  expect(github.text(DUCKS)).toContain('amount: 8 # since spring');
  expect(github.git('ls-tree', '-r', '--name-only', 'main')).not.toContain('list.pdf');
});

test('the editor opens when farm.yaml is invalid or missing', async ({ page, site, github }) => {
  github.replace(FARM, 'name: Test Farm', 'name: "Test” Farm');
  await openEditor(page, site.address, 'notice');
  await expect(page.getByText('“Notice” can’t be shown')).toBeVisible();
  await page.getByRole('link', { name: 'Fix it' }).click();
  await expect(page.getByRole('textbox', { name: FARM })).toHaveValue(/Test” Farm/);

  github.remove(FARM);
  await page.goto(`${site.address}edit#/`);
  await page.reload();
  await page.getByRole('link', { name: 'Farm info' }).click();
  await page.getByRole('button', { name: 'Create it again' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Duck Hill');
  await expect(page.getByRole('heading', { level: 1, name: 'Farm info' })).toBeVisible();
});
