import { expect } from '@playwright/test';
import { dateInMountainTime } from '../../src/site/dates.ts';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import { DUCKS, publish } from './github-steps.ts';

test('Sold out is one tap with a text and a date, and Available removes them', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  const today = dateInMountainTime(new Date());
  await openEditor(page, site.address, 'today');
  const choice = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await expect(choice('Available')).toHaveAttribute('aria-pressed', 'true');
  await choice('Sold out').click();
  await expect(choice('Sold out')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice('Available')).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('When will there be more?').fill('Back on Thursday');
  await page.goto(`${site.address}edit#/review`);
  await publish(page);
  expect(github.text(DUCKS)).toContain('\n  soldOut: true\n');
  expect(github.text(DUCKS)).toContain(`\n  availability: Back on Thursday\n  asOf: ${today}\n`);

  await page.goto(`${site.address}edit#/today`);
  await choice('Available').click();
  await page.goto(`${site.address}edit#/review`);
  await publish(page);
  expect(github.text(DUCKS)).toBe(before);
});
