import { expect, type Page } from '@playwright/test';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import {
  changeBox,
  changeThePrice,
  DUCKS,
  FARM,
  openReview,
  publish,
  publishButton,
} from './github-steps.ts';

const price = (page: Page) => changeBox(page, /^Half dozen, washed/);
const farmName = (page: Page) => changeBox(page, /^Name/);

async function changeNameAndPrice(page: Page, address: string) {
  await openEditor(page, address, 'file/farm.yaml');
  await page.getByLabel('Name', { exact: true }).first().fill('Duck Hill');
  await page.goto(`${address}edit#/`);
  await changeThePrice(page);
}

test('a left-out change can be reviewed and published after Done', async ({
  page,
  site,
  github,
}) => {
  await changeNameAndPrice(page, site.address);
  await farmName(page).uncheck();
  await publishButton(page).click();
  await expect(
    page.getByText('You still have the changes you unchecked. They’re not published yet.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Done' }).click();
  await openReview(page);
  await expect(farmName(page)).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Discard changes' })).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await expect(
    page.getByText('To publish, check the box next to at least one change.'),
  ).toBeVisible();

  await farmName(page).check();
  await expect(
    page.getByText('To publish, check the box next to at least one change.'),
  ).toHaveCount(0);
  await publish(page);
  expect(github.text(FARM)).toContain('name: Duck Hill');
});

test('a left-out change stays left out after a reload, and is checked again once it changes', async ({
  page,
  site,
  github,
}) => {
  await changeNameAndPrice(page, site.address);
  await price(page).uncheck();
  await page.reload();
  await expect(farmName(page)).toBeChecked();
  await expect(price(page)).not.toBeChecked();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 7 #');

  await page.reload();
  await expect(price(page)).not.toBeChecked();
  await page.goto(`${site.address}edit#/`);
  await changeThePrice(page, '9');
  await expect(price(page)).toBeChecked();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 9 #');
});

test('a notice is one change, and so is availability with its date', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address, 'notice');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await page.getByLabel('Last day').fill('2099-01-02');
  await page.goto(`${site.address}edit#/`);
  await expect(page.getByRole('link', { name: /^Notice.*Not published yet/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Farm info' })).not.toContainText('changed');
  await page.goto(`${site.address}edit#/today`);
  await page.getByRole('button', { name: 'Sold out', exact: true }).first().click();
  await page.getByLabel('When will there be more?').first().fill('Back on Thursday');
  await expect(page.getByText('2 changes not published yet')).toBeVisible();
  await openReview(page);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Notice', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /farm/i, level: 2 })).toHaveCount(0);
  await expect(page.getByText(/Closed for snow.*last day: January 2, 2099/)).toBeVisible();

  await changeBox(page, /Back on Thursday/).uncheck();
  await publish(page);
  expect(github.text(FARM)).toContain('text: Closed for snow.\n  lastDay: 2099-01-02');
  expect(github.git('diff', '--name-only', 'main~1', 'main')).toBe(FARM);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('1 change not published yet')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Notice/ })).not.toContainText('Not published yet');
});

test('a new order is one change, and is left out as one', async ({ page, site, github }) => {
  await openEditor(page, site.address, 'sell');
  await page.getByRole('button', { name: 'Up Plants' }).click();
  await page.goto(`${site.address}edit#/`);
  await changeThePrice(page);
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await changeBox(page, 'New order: Plants, Ducks').uncheck();
  await publish(page);
  expect(github.text(DUCKS)).toContain('order: 1\n');
  await page.getByRole('link', { name: 'Done' }).click();
  await openReview(page);
  await changeBox(page, 'New order: Plants, Ducks').check();
  await publish(page);
  expect(github.text(DUCKS)).toContain('order: 2\n');
  expect(github.text('content/products/plants.yaml')).toContain('order: 1\n');
});

test('a new product that was moved has a place of its own without the new order', async ({
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

test('an unfinished post says how to publish the rest, and is no error once it is left out', async ({
  page,
  site,
}) => {
  const needsFixing = page.getByRole('heading', { name: 'Needs fixing' });
  await openEditor(page, site.address, 'posts');
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('The Heron');
  await page.goto(`${site.address}edit#/`);
  await expect(needsFixing).toBeVisible();
  await changeThePrice(page, '700');
  await expect(page.getByText('It was $7. Is $700 right?')).toBeVisible();
  await expect(
    page.getByText('Fix what’s listed here, or uncheck it below to publish the rest.'),
  ).toBeVisible();
  await changeBox(page, 'New blog post').uncheck();
  await expect(needsFixing).toHaveCount(0);
  await publish(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByText('1 change not published yet')).toBeVisible();
  await expect(needsFixing).toHaveCount(0);
});
