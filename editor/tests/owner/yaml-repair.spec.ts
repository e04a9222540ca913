import { expect } from '@playwright/test';
import {
  confirm,
  DUCKS,
  FARM,
  openReview,
  publish,
  publishButton,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

const PLANTS = 'content/products/plants.yaml';
const PDF = 'content/products/list.pdf';
const POST = 'content/posts/making-ducklings.yaml';

test('an unreadable file, an unknown field, a PDF and an empty post can be fixed', async ({
  page,
  goTo,
  github,
}) => {
  const before = github.text(FARM);
  github.replace(DUCKS, 'title: Ducks', 'title: "Ducks');
  github.replace(PLANTS, 'title: Plants', 'title: Plants\nfavorite: Molly');
  github.write(PDF, 'no content');
  github.write(POST, '');
  await goTo();
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible();
  await page.getByRole('link', { name: /^Prices/ }).click();
  await expect(page.getByText('“Ducks” can’t be shown')).toBeVisible();
  await goTo('notice');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await expect(page.getByText('“Ducks” can’t be shown')).toHaveCount(0);
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await goTo('file/products/plants.yaml');
  await page.getByLabel('Name', { exact: true }).fill('Trees');
  await openReview(page);
  await expect(publishButton(page)).toBeDisabled();

  await confirm(page, 'Remove this file');
  await expect(page.getByText('The site doesn’t recognize "favorite".')).toBeVisible();
  await expect(page.getByText(/these names work here/)).toHaveCount(0);
  await page.getByRole('link', { name: /“Trees”/ }).click();
  await expect(page.getByText(/these names work here/)).toBeVisible();
  const plants = page.getByLabel(PLANTS);
  await expect(plants).toHaveValue(/title: Trees\n/);
  await plants.fill((await plants.inputValue()).replace('favorite: Molly\n', ''));
  await openReview(page);

  await page.getByRole('link', { name: /making/i }).click();
  await confirm(page, /^Remove “/);
  await openReview(page);
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
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toMatch(/\ntitle: "Our ducks"\n/);
  expect(github.text(DUCKS)).toContain('amount: 7 # since spring');
  expect(github.text(PLANTS)).toBe('# Plants.\n\ntitle: Trees\norder: 2\n');
  for (const removed of [PDF, POST]) expect(github.files).not.toHaveProperty([removed]);
  expect(github.text(FARM)).toContain('text: Closed for snow.');
  for (const note of before.match(/^#.*$/gm) ?? []) expect(github.text(FARM)).toContain(note);
});

test('the editor opens when farm.yaml is invalid or missing', async ({ page, goTo, github }) => {
  github.replace(FARM, 'name: Test Farm', 'name: "Test” Farm');
  await goTo('notice');
  await expect(page.getByText('“Notice” can’t be shown')).toBeVisible();
  await page.getByRole('link', { name: 'Fix it' }).click();
  await expect(page.getByRole('textbox', { name: FARM })).toHaveValue(/Test” Farm/);

  github.remove(FARM);
  await goTo();
  await page.reload();
  await page.getByRole('link', { name: 'Farm info' }).click();
  await page.getByRole('button', { name: 'Create it again' }).click();
  await page.getByLabel('Name', { exact: true }).first().fill('Duck Hill');
  await expect(page.getByRole('heading', { level: 1, name: 'Farm info' })).toBeVisible();
});
