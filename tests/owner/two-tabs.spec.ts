import { expect, type Page } from '@playwright/test';
import { openEditor, withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import {
  changeThePrice,
  DUCKS,
  FARM,
  halfDozenWashed,
  publish,
  publishButton,
  savedStatus,
} from './github-steps.ts';

/** Counts the writes of other tabs to the draft. */
const writesSeenBy = (page: Page) =>
  page.evaluate(async () => {
    let writes = 0;
    addEventListener('storage', () => writes++);
    await new Promise((done) => setTimeout(done, 500));
    return writes;
  });

test('two tabs converge on the last edit, and a publish in one rebases the draft in the other', async ({
  page,
  site,
  github,
  context,
}) => {
  const second = await context.newPage();
  await withGitHub(second, github);
  await openEditor(second, site.address, 'prices');
  await expect(halfDozenWashed(second)).toHaveValue('7');

  await openEditor(page, site.address);
  await changeThePrice(page);
  await expect(halfDozenWashed(second), 'an edit shows in the other tab').toHaveValue('8');
  await publish(page);

  await halfDozenWashed(second).fill('9');
  await page.goto(`${site.address}edit#/prices`);
  await expect(halfDozenWashed(page)).toHaveValue('9');
  expect(await writesSeenBy(page)).toBe(0);
  expect(await writesSeenBy(second)).toBe(0);
  await expect(page.getByText(/changed the same thing/)).toHaveCount(0);

  await page.goto(`${site.address}edit#/notice`);
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await second.goto(`${site.address}edit#/review`);
  await publishButton(second).click();
  await expect(savedStatus(second)).toBeVisible();
  expect(github.text(DUCKS)).toContain('amount: 9 #');
  expect(github.text(FARM)).toContain('text: Closed for snow.');
  await expect(page.getByText('not published yet')).toHaveCount(0);
});

test('a tab without storage events overwrites only its own edits', async ({
  page,
  site,
  github,
  context,
}) => {
  // Phones don't send storage events to background tabs.
  await page.addInitScript(() => {
    addEventListener('storage', (event) => event.stopImmediatePropagation());
  });
  await openEditor(page, site.address, 'prices');
  await expect(halfDozenWashed(page)).toHaveValue('7');
  const second = await context.newPage();
  await withGitHub(second, github);
  await openEditor(second, site.address, 'notice');
  await second.getByRole('button', { name: 'Add notice' }).click();
  await second.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  // Chrome's tabs share storage through another process, which takes a few milliseconds.
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .toContain('Closed for snow.');
  await halfDozenWashed(page).fill('8');
  await page.reload();
  await page.goto(`${site.address}edit#/review`);
  await publish(page);
  expect(github.text(FARM)).toContain('text: Closed for snow.');
  expect(github.text(DUCKS)).toContain('amount: 8 #');
});
