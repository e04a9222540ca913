import { expect } from '@playwright/test';
import { test } from './both-backends.ts';
import { FARM } from './github-steps.ts';

test('a notice can link to a page or to another web address, and says when it has ended', async ({
  page,
  editor,
}) => {
  editor.write(FARM, `${editor.read(FARM)}\nnotice:\n  text: Closed for snow.\n`);
  await editor.open('notice');
  const link = page.getByLabel(/^Link to/);
  await link.selectOption('Products');
  await page.getByLabel('Last day').fill('2026-01-02');
  await expect(page.getByText(/This notice ended January 2, 2026/)).toBeVisible();
  await editor.review();
  await expect(page.getByText('link to: Products')).toBeVisible();
  await expect(page.getByText(/This notice ended January 2, 2026/)).toBeVisible();
  await editor.save();
  expect(editor.read(FARM)).toContain(
    'notice:\n  text: Closed for snow.\n  link: products\n  lastDay: 2026-01-02\n',
  );

  await editor.open('notice');
  await link.selectOption('Another web address');
  await page.getByLabel('Web address').fill('example.org/snow');
  await editor.review();
  await editor.save();
  expect(editor.read(FARM)).toContain('  link: https://example.org/snow\n');

  await editor.open('notice');
  await page.getByRole('button', { name: 'Remove notice' }).click();
  await expect(page.getByText('Visitors see it until the change is live.')).toBeVisible();
  await editor.review();
  await editor.save();
  expect(editor.read(FARM)).not.toContain('notice:');
  await editor.open('notice');
  await expect(page.getByText('There’s no notice on the site right now.')).toBeVisible();
});
