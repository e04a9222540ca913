import { expect } from '@playwright/test';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import {
  changeBox,
  changeThePrice,
  DUCKS,
  FARM,
  openReview,
  photoNamed,
  publish,
  publishButton,
} from './github-steps.ts';

test('each change can be left out in the review, with its errors, and stays in the draft until it changes', async ({
  page,
  site,
  github,
}) => {
  const needsFixing = page.getByRole('heading', { name: 'Needs fixing' });
  const photo = changeBox(page, 'New photo: Half a capt');
  const farmName = changeBox(page, /^Name/);
  const post = changeBox(page, 'New blog post');
  await openEditor(page, site.address, 'photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await page.getByLabel('Caption').fill('Half a capt');
  await page.goto(`${site.address}edit#/file/farm.yaml`);
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await page.goto(`${site.address}edit#/posts`);
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('The Heron');
  await page.goto(`${site.address}edit#/`);
  await expect(needsFixing).toBeVisible();
  await changeThePrice(page, '700');
  await expect(page.getByText('It was $7. Is $700 right?')).toBeVisible();
  await expect(
    page.getByText('Fix what’s listed here, or uncheck it below to publish the rest.').first(),
  ).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  for (const box of [photo, farmName, post]) await box.uncheck();
  await expect(needsFixing).toHaveCount(0);
  await publish(page);
  await expect(
    page.getByText('You still have the changes you unchecked. They’re not published yet.'),
  ).toBeVisible();
  expect(github.changedFiles).toEqual([DUCKS]);
  expect(github.text(DUCKS)).toContain('amount: 700 #');
  expect(github.text(DUCKS)).not.toContain('Half a capt');

  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('3 changes not published yet')).toBeVisible();
  await expect(needsFixing).toHaveCount(0);
  await openReview(page);
  await page.reload();
  for (const box of [photo, farmName, post]) await expect(box).not.toBeChecked();
  await expect(changeBox(page, /^Half dozen/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  const hint = page.getByText('To publish, check the box next to at least one change.');
  await expect(hint).toBeVisible();

  await page.goto(`${site.address}edit#/file/products/ducks.yaml/photos/2`);
  await page.getByLabel('Picture description').fill('A duck.');
  await page.goto(`${site.address}edit#/file/farm.yaml`);
  await page.getByLabel('Name', { exact: true }).first().fill('Duck Hill');
  await openReview(page);
  await expect(hint).toHaveCount(0);
  await expect(post).not.toBeChecked();
  await publish(page);
  expect(github.changedFiles).toEqual([FARM, DUCKS, 'content/products/ducks/x.jpg']);
  expect(github.text(DUCKS)).toContain('title: Half a capt');
  expect(github.text(FARM)).toContain('name: Duck Hill');
});

test('a new order is one change, and a new product has a place of its own without it', async ({
  page,
  site,
  github,
}) => {
  const orderOf = (name: string) =>
    github.text(`content/products/${name}.yaml`).match(/^order: (\d+)$/m)?.[1];
  const newOrder = changeBox(page, 'New order: Ducks, Honey, Plants');
  await openEditor(page, site.address, 'add');
  await page.getByLabel('What is it?').fill('Honey');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: /^Change the order/ }).click();
  await page.getByRole('button', { name: 'Up Honey' }).click();
  await openReview(page);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await newOrder.uncheck();
  await publish(page);
  expect([orderOf('plants'), orderOf('honey')]).toEqual(['2', '3']);

  await page.getByRole('link', { name: 'Done' }).click();
  await openReview(page);
  await expect(newOrder).not.toBeChecked();
  await newOrder.check();
  await publish(page);
  expect([orderOf('honey'), orderOf('plants')]).toEqual(['2', '3']);
});
