import { expect } from '@playwright/test';
import { DUCKS, openReview, publish } from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

test('Sold out and Available are one tap, and have today’s date', async ({
  page,
  goTo,
  github,
}) => {
  const before = github.text(DUCKS);
  await page.clock.setFixedTime('2026-10-10T18:00:00Z');
  await goTo('today');
  const choice = (name: string) => page.getByRole('button', { name, exact: true }).first();
  await expect(choice('Available')).toHaveAttribute('aria-pressed', 'true');
  await choice('Sold out').click();
  await expect(choice('Sold out')).toHaveAttribute('aria-pressed', 'true');
  await expect(choice('Available')).toHaveAttribute('aria-pressed', 'false');
  await page.getByLabel('When will there be more?').fill('Back on Thursday');
  await openReview(page);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await publish(page);
  expect(github.text(DUCKS)).toContain('\n  soldOut: true\n');
  expect(github.text(DUCKS)).toContain('\n  availability: Back on Thursday\n  asOf: 2026-10-10\n');

  await goTo('today');
  await choice('Available').click();
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toBe(before);

  github.replace(DUCKS, '\npricing:\n', '\npricing:\n  availability: Plenty\n  asOf: 2026-01-02\n');
  await goTo('today');
  await page.reload();
  const heading = page.getByRole('heading', { name: 'Duck eggs' });
  const eggs = page.locator('section').filter({ has: heading });
  await expect(eggs.getByText('Shows the date January 2, 2026')).toBeVisible();
  await eggs.getByLabel('In your own words').fill('About a dozen');
  await expect(eggs.getByText('Shows today’s date')).toBeVisible();
  await eggs.getByLabel('In your own words').fill('');
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).not.toMatch(/^ *asOf:|Plenty|About a dozen/m);
});
