import { expect } from '@playwright/test';
import {
  changeThePrice,
  DUCKS,
  FARM,
  fileBox,
  halfDozenWashed,
  openReview,
  publish,
  publishButton,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

test('a file left out in the review stays in the draft', async ({ page, goTo, github }) => {
  const needsFixing = page.getByRole('heading', { name: 'Needs fixing' });
  const [farm, post] = [fileBox(page, 'Farm info'), fileBox(page, 'The Heron')];
  await goTo('file/farm.yaml');
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await goTo('posts');
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('The Heron');
  await goTo();
  await expect(needsFixing).toBeVisible();
  await changeThePrice(page, '700');
  await expect(page.getByText('It was $7. Is $700 right?')).toBeVisible();
  await expect(
    page.getByText('Fix what’s listed here, or uncheck it below to publish the rest.').first(),
  ).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Half dozen, washed: $7 → $700' }).click();
  await expect(page.getByLabel('Price', { exact: true }).nth(1)).toBeFocused();
  await page.getByLabel('Price', { exact: true }).nth(1).fill('70');
  await openReview(page);

  await expect(farm).toBeVisible();
  const list = await page.getByRole('main').ariaSnapshot();
  const order = (text: string) => [...text.matchAll(/checkbox "(.*?)"/g)].map(([, name]) => name);
  for (const box of [farm, post]) await box.uncheck();
  expect(order(await page.getByRole('main').ariaSnapshot())).toEqual(order(list));
  await expect(needsFixing).toHaveCount(0);
  await publish(page);
  await expect(
    page.getByText('You still have the changes you unchecked. They’re not published yet.'),
  ).toBeVisible();
  expect(github.changedFiles).toEqual([DUCKS]);
  expect(github.text(DUCKS)).toContain('amount: 70 #');

  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('2 changes not published yet')).toBeVisible();
  await expect(needsFixing).toHaveCount(0);
  await openReview(page);
  await expect(farm).not.toBeChecked();
  await expect(page.getByText('while it was saving')).toHaveCount(0);
  await page.reload();
  for (const box of [farm, post]) await expect(box).not.toBeChecked();
  await expect(fileBox(page, 'Ducks')).toHaveCount(0);
  await expect(publishButton(page)).toBeDisabled();
  const hint = page.getByText('To publish, check the box next to at least one change.');
  await expect(hint).toBeVisible();

  await goTo('file/farm.yaml');
  await page.getByLabel('Name', { exact: true }).first().fill('Duck Hill');
  await openReview(page);
  await expect(farm, 'it was changed again').toBeChecked();
  await expect(hint).toHaveCount(0);
  await publish(page);
  expect(github.changedFiles).toEqual([FARM]);
});

test('a new order is one box for all files in it', async ({ page, goTo, github }) => {
  const orderOf = (name: string) =>
    github.text(`content/products/${name}.yaml`).match(/^order: (\d+)$/m)?.[1];
  await goTo('sell');
  await page.getByRole('button', { name: 'Up Plants' }).click();
  await goTo('prices');
  await halfDozenWashed(page).fill('8');
  await openReview(page);
  await expect(page.getByText('New order: Plants, Ducks')).toBeVisible();
  await fileBox(page, 'What you sell').uncheck();
  await expect(fileBox(page, 'Ducks'), 'its order is in this file, too').not.toBeChecked();
  await expect(publishButton(page)).toBeDisabled();
  await fileBox(page, 'What you sell').check();
  github.replace(DUCKS, 'order: 1', 'order: 3');
  github.replace('content/products/plants.yaml', 'order: 2', 'order: 4');
  await publishButton(page).click();
  const question = page.getByRole('group', { name: 'What you sell, order' });
  await expect(question.getByLabel('already published: Ducks, Plants')).toBeVisible();
  await question.getByLabel('not published yet: Plants, Ducks').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await publish(page);
  expect([orderOf('plants'), orderOf('ducks')]).toEqual(['1', '2']);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
});
