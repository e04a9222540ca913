import { expect } from '@playwright/test';
import {
  addNotice,
  DUCKS,
  FARM,
  halfDozenWashed,
  holdFirstPhoto,
  openReview,
  photoNamed,
  photoPath,
  publish,
} from '../support/github-steps.ts';
import { openEditor, withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

test('only the newest tab edits, and another can go on', async ({ page, goTo, site, github }) => {
  await goTo('prices');
  await halfDozenWashed(page).fill('8');
  const second = await page.context().newPage();
  await withGitHub(second, github);
  await openEditor(second, site.address, 'notice');
  await expect(page.getByRole('heading', { name: 'You’re editing in another tab' })).toBeVisible();
  await expect(halfDozenWashed(page)).toHaveCount(0);
  await expect(second.getByText('1 change not published yet')).toBeVisible();
  await addNotice(second);

  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(second.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await expect(halfDozenWashed(page)).toHaveValue('8');
  await expect(page.getByLabel('Single egg, washed')).toHaveValue('1.35');
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  expect(github.text(DUCKS)).toContain('amount: 1.35');
  expect(github.text(FARM)).toContain('text: Closed for snow.');
});

test('a picture that waits survives another tab', async ({ page, goTo, site, github }) => {
  const letPhotoGo = await holdFirstPhoto(page);
  await goTo('file/farm.yaml');
  await page.getByLabel(/^Logo \(/).setInputFiles(await photoNamed('first.jpg'));
  await goTo('file/posts/making-ducklings.yaml');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photoNamed('second.jpg'));
  const second = await page.context().newPage();
  await withGitHub(second, github);
  await openEditor(second, site.address);
  const here = page.getByRole('button', { name: 'Continue here' });
  await expect(here).toBeVisible();
  await letPhotoGo();
  await here.click();
  await openReview(page);
  await publish(page);
  const files = Object.keys(github.files);
  const path = photoPath(files, 'content/posts/making-ducklings/second');
  expect(github.text('content/posts/making-ducklings.yaml')).toContain(
    path.replace('content/posts', '.'),
  );
  photoPath(files, 'content/farm/first');
});
