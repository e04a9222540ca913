import { expect } from '@playwright/test';
import { test } from '../support/both-backends.ts';
import { addNotice, FARM } from '../support/github-steps.ts';

test('a notice is one change, has a link, and says when it ended', async ({ page, editor }) => {
  const link = page.getByRole('combobox', { name: /^Link/ });
  const isEnded = page.getByText(/This notice ended January 2, 2026/);
  await editor.open('notice');
  await addNotice(page);
  await link.selectOption('Products');
  await page.getByLabel('Last day').fill('2026-01-02');
  await expect(isEnded).toBeVisible();
  await editor.open();
  const tile = page.getByRole('link', { name: /^Notice/ });
  await expect(tile).toContainText(/Not (?:published|saved) yet/);
  await expect(page.getByRole('link', { name: 'Farm info' })).not.toContainText('changed');
  await editor.review();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByText('New notice: Closed for snow. · Products')).toBeVisible();
  await expect(isEnded).toBeVisible();
  await editor.save();
  expect(editor.read(FARM)).toContain(
    'notice:\n  text: Closed for snow.\n  link: products\n  lastDay: 2026-01-02\n',
  );

  await editor.open('notice');
  await expect(link).toHaveValue('products');
  // Another phone saves a web address.
  editor.write(FARM, editor.read(FARM).replace('link: products', 'link: https://example.org/'));
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const address = page.getByLabel('Web address');
  await expect(address).toHaveValue('https://example.org/');
  await link.selectOption('');
  await expect(address).toHaveCount(0);
  await link.selectOption('Another web address');
  await address.fill('');
  await address.fill('example.org/snow');
  await editor.review();
  await editor.save();
  expect(editor.read(FARM)).toContain('  link: https://example.org/snow\n');

  await editor.open('notice');
  await page.getByRole('button', { name: 'Remove notice' }).click();
  await expect(page.getByText('Visitors still see it until the change is live.')).toBeVisible();
  await editor.review();
  await editor.save();
  expect(editor.read(FARM)).not.toContain('notice:');
  await editor.open('notice');
  await expect(page.getByText('There’s no notice on the site right now.')).toBeVisible();
});
