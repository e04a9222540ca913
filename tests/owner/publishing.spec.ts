import { expect } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { REPOSITORY } from '../support/github.ts';
import { openEditor, withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import { changeThePrice, DUCKS, save } from './phone-steps.ts';

const LATER = { timeout: 15_000 };
const MINUTE_MS = 60_000;
// Each test has a price of its own: the site that they share shows what others have published.

test('live is also a later version that somebody else saved, and the next save knows how long it took', async ({
  page,
  site,
  github,
}) => {
  await page.clock.install();
  await openEditor(page, site.address);
  await changeThePrice(page, '8.1');
  await save(page).click();
  await expect(page.getByText('usually shows it in a few minutes')).toBeVisible();
  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
  await page.clock.runFor(3 * MINUTE_MS);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  site.publish(github);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Live', { exact: true })).toBeVisible(LATER);

  await page.getByRole('link', { name: 'Done' }).click();
  await changeThePrice(page, '9');
  await save(page).click();
  await expect(page.getByText('usually shows it in about 3 minutes')).toBeVisible();
});

test('where a host does not tell its commit, the files themselves do', async ({
  page,
  site,
  github,
}) => {
  await page.clock.install();
  await openEditor(page, site.address);
  await changeThePrice(page, '8.2');
  await save(page).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  site.publish(github, null);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Live', { exact: true })).toBeVisible(LATER);
});

test('a save that never gets live is said to have stopped, also to an owner who comes back later', async ({
  page,
  context,
  site,
  github,
}) => {
  await page.clock.install();
  await openEditor(page, site.address);
  await changeThePrice(page, '8.3');
  await save(page).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await withGitHub(later, github);
  await later.clock.install({ time: Date.now() + 20 * MINUTE_MS });
  await later.goto(`${site.address}edit`);
  const status = later.getByRole('status').filter({ hasText: 'Not live yet.' });
  await expect(status).toContainText('it’s saved on GitHub', LATER);
  await expect(status.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/${REPOSITORY}/actions`,
  );

  expect(await axeFindings(later)).toEqual([]);

  site.publish(github);
  await later.clock.runFor(MINUTE_MS);
  await expect(later.getByText('Your site shows it now.')).toBeVisible(LATER);
});
