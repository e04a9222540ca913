import { expect, type Page } from '@playwright/test';
import { axeFindings } from '../../../tests/support/axe.ts';
import { REPOSITORY } from '../support/github.ts';
import { changeThePrice, DUCKS, publish, publishButton } from '../support/github-steps.ts';
import { openEditor, withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

const SLOW = { timeout: 15_000 };
const MINUTE_MS = 60_000;

async function publishPrice(page: Page, address: string, price: string) {
  await page.clock.install();
  await openEditor(page, address);
  await changeThePrice(page, price);
  await publishButton(page).click();
}

test('another tap on Publish undoes nothing', async ({ page, goTo }) => {
  await page.addInitScript(() =>
    addEventListener('animationstart', () => {
      for (const each of document.getAnimations()) each.pause();
    }),
  );
  await goTo();
  await changeThePrice(page);
  await publish(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo.click({ timeout: 500 })).rejects.toThrow('intercepts pointer events');
});

test('a price change is one line in one commit, and then live', async ({ page, site, github }) => {
  const before = github.text(DUCKS);
  site.publish(github.head);
  await publishPrice(page, site.address, '8.1');
  await expect(page.getByText('usually shows up on your site in a few minutes')).toBeVisible();
  expect(github.text(DUCKS)).toBe(before.replace('amount: 7 #', 'amount: 8.1 #'));
  expect(github.changedFiles).toEqual([DUCKS]);
  expect(github.messages[0]).toMatch(/^Ducks: Half dozen, washed: \$7 → \$8\.10\n\nSave-Id: \w+$/);
  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
  await page.clock.runFor(3 * MINUTE_MS);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  site.publish(github.head);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Live', { exact: true })).toBeVisible(SLOW);
  await expect(page.getByText('Something else has been published since then.')).toBeVisible();

  await test.step('a host that doesn’t name the commit', async () => {
    site.publish(undefined);
    await page.getByRole('link', { name: 'Done' }).click();
    await changeThePrice(page, '8.2');
    await publishButton(page).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.clock.runFor(20 * MINUTE_MS);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  });
});

test('a save that doesn’t go live says so, also later', async ({ page, context, site, github }) => {
  site.publish(github.head);
  await publishPrice(page, site.address, '8.3');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await withGitHub(later, github);
  await later.clock.install({ time: Date.now() + 20 * MINUTE_MS });
  await later.goto(`${site.address}edit`);
  const status = later.getByRole('status').filter({ hasText: 'Not live yet.' });
  await expect(status).toContainText('it’s saved on GitHub', SLOW);
  await expect(status.getByRole('link', { name: 'Open GitHub' })).toHaveAttribute(
    'href',
    `https://github.com/${REPOSITORY}/actions`,
  );

  expect(await axeFindings(later)).toEqual([]);

  site.publish(github.head);
  await later.clock.runFor(MINUTE_MS);
  await expect(later.getByText('It’s on your site now.')).toBeVisible(SLOW);

  await changeThePrice(later, '8.4');
  await publishButton(later).click();
  await later.getByRole('link', { name: 'Done' }).click();
  await later.clock.runFor(20 * MINUTE_MS);
  await later.getByRole('button', { name: 'Dismiss' }).click();
  await later.goBack();
  await expect(later.getByRole('heading', { name: 'Saved' })).toBeVisible();
  await expect(later.getByText('on this computer')).toHaveCount(0);
});
