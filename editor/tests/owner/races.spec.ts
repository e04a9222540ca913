import { expect } from '@playwright/test';
import { test } from '../support/both-backends.ts';
import { BAD_GATEWAY, json, REPOSITORY } from '../support/github.ts';
import {
  changeThePrice,
  confirm,
  DUCKS,
  halfDozenWashed,
  holdFirstPhoto,
  holdSave,
  openReview,
  photoNamed,
  publish,
  publishButton,
} from '../support/github-steps.ts';
import { submitToken } from '../support/hosted-editor.ts';

const POND = / {2}- img: .\/ducks\/pond[\s\S]*?sunrise\.\n/;
const SINGLE_EGG = / {4}- name: Single egg[\s\S]*?1\.25\n/;
const BAD_TOKEN = json(401, { message: 'Bad credentials' });

test('typing goes on while changes from elsewhere move rows and entries', async ({
  page,
  goTo,
  github,
}) => {
  const reload = () => page.evaluate(() => dispatchEvent(new Event('online')));
  /** Types slowly, while someone else’s change arrives. */
  const typeThrough = async (text: string, change: (ducks: string) => string) => {
    github.write(DUCKS, change(github.text(DUCKS)));
    await Promise.all([page.keyboard.type(text, { delay: 100 }), reload()]);
  };
  await goTo('file/products/ducks.yaml/photos/1?field=products%2Fducks.yaml%2Fphotos%2F1%2Ftitle');
  const caption = page.getByLabel('Caption');
  await caption.press('End');
  await typeThrough(' in May, at the pond', (ducks) => ducks.replace(POND, ''));
  await expect(page).toHaveURL(/photos\/0$/);
  await expect(caption).toHaveValue('The drake in May, at the pond');
  await expect(caption).toBeFocused();
  for (const parent of [/ducks\.yaml\/photos$/, /ducks\.yaml$/]) {
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page, 'no screen was open before').toHaveURL(parent);
  }

  await goTo('prices');
  await halfDozenWashed(page).focus();
  await typeThrough('1234567.5', (ducks) => ducks.replace(SINGLE_EGG, ''));
  await expect(page.getByLabel('Single egg, washed')).toHaveCount(0);
  await expect(halfDozenWashed(page)).toHaveValue('1234567.5');
});

test('captions stay with their photos', async ({ page, goTo, github }) => {
  await goTo();
  await changeThePrice(page);
  const letGo = await holdSave(page);
  await publishButton(page).click();
  await goTo('photo');
  const photo = await photoNamed('a.jpg');
  const movie = { ...photo, name: 'c.mov', buffer: Buffer.from('no picture') };
  await page.getByLabel(/^Ducks/).setInputFiles([photo, photo, movie, { ...photo, name: 'b.jpg' }]);
  const captions = page.getByLabel('Caption');
  await expect(captions).toHaveCount(2);
  const problem = page.getByText('Couldn’t add c.mov. This isn’t a picture');
  await expect(problem).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(problem).toHaveCount(0);
  await captions.first().fill('First');
  github.write(DUCKS, github.text(DUCKS).replace(POND, ''));
  letGo();
  await expect(page.getByText('not published yet')).toBeVisible();
  await expect(captions.first()).toHaveValue('First');
  await captions.last().fill('Second');
  for (const i of [0, 1]) await page.getByLabel('Picture description').nth(i).fill('A duck.');
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toMatch(
    /drake[\s\S]*a-\w+\.jpg\n.*First\n[\s\S]*b-\w+\.jpg\n.*Second\n/,
  );
});

test('full storage and a revoked token lose nothing', async ({ page, goTo, github }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if ('isFull' in window && key.startsWith('draft'))
        throw new DOMException('', 'QuotaExceeded');
      set.call(this, key, value);
    };
  });
  await goTo('prices');
  await page.evaluate(() => Object.assign(window, { isFull: true }));
  await page.getByLabel('Single egg, washed').fill('1.75');
  await halfDozenWashed(page).fill('8');
  const warning = page.getByText('This phone couldn’t save your changes.');
  await expect(warning).toBeVisible();
  await goTo();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'You’ll lose them.' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await openReview(page);
  github.nextResponses.push(BAD_TOKEN);
  await publishButton(page).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await submitToken(page);
  await expect(page.getByText('Half dozen, washed: $7 → $8')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Single egg, washed: $1.25 → $1.75')).toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
});

test('each screen keeps its file, also after Undo of Discard', async ({ page, goTo, github }) => {
  for (const title of ['New', '🦆']) {
    await goTo('posts');
    await page.getByRole('button', { name: 'New blog post' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.getByLabel('Title').fill(title);
  }
  await openReview(page);
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('🦆');

  await goTo('file/products/ducks.yaml');
  await confirm(page, 'Remove “Ducks”');
  await expect(page).toHaveURL(/#\/$/);
  await page.goBack();
  await expect(page.getByText('This isn’t here anymore.')).toBeVisible();

  await openReview(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await confirm(page, 'Discard changes', 'Discard');
  await goTo('add');
  await page.getByLabel('What is it?').fill('Honey');
  await test.step('a page and a product have the same file name', async () => {
    const plants = github.text('content/products/plants.yaml');
    github.write('content/products/gallery.yaml', plants.replace('title: Plants', 'title: Wax'));
    await goTo('photo');
    await page.getByLabel(/^Gallery page/).setInputFiles(await photoNamed('x.jpg'));
    await expect(page).toHaveURL(/pages\/gallery\.yaml/);
  });
  await page.getByLabel('Caption').fill('New');
  await page.getByLabel('Picture description').fill('A duck.');
  await openReview(page);
  await confirm(page, 'Discard changes', 'Discard');
  await undo.click();
  await expect(page.getByRole('link', { name: /^Honey/ })).toBeVisible();
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();
});

test('nothing is published twice or without its photo', async ({ page, goTo, github }) => {
  const letPhotoGo = await holdFirstPhoto(page);
  await goTo();
  await changeThePrice(page);
  const letSaveGo = await holdSave(page);
  await publishButton(page).click();
  await goTo('photo');
  await expect(page.getByText('Saving…')).toBeVisible();
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await expect(page.getByText('Adding your photo. Keep this page open.')).toBeVisible();
  const asking = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  await (await asking).dismiss();
  await leaving;
  await goTo('review');
  const stillAdding = page.getByText('A photo is still being added');
  await expect(stillAdding).toBeVisible();
  await letPhotoGo();
  await expect(stillAdding).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  letSaveGo();
  await expect(page.getByText('You made these changes while it was saving')).toBeVisible();
  expect(github.messages).toHaveLength(2);
});

test('the token stays until another one works', async ({ page, goTo, github }) => {
  await goTo();
  await expect(page.getByRole('link', { name: /^Prices/ })).toBeVisible();
  await page.evaluate((key) => localStorage.removeItem(key), `content of ${REPOSITORY}`);
  github.nextResponses.push(BAD_GATEWAY);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('GitHub isn’t answering right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await changeThePrice(page);
  github.nextResponses.push(BAD_GATEWAY);
  await page.reload();
  github.nextResponses.push(BAD_TOKEN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('GitHub rejected this token.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await test.step('also after the repository was renamed', async () => {
    github.repository = 'farmer/new-name';
    await submitToken(page);
    await publish(page);
  });
});

test('no page is empty', async ({ page, goTo, context, site, github }) => {
  await goTo();
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible();
  await context.setOffline(true);
  github.nextResponses.push('lost');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('alert')).toContainText('There’s no signal right now');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back to the first screen' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('The farm as it was')).toBeVisible();

  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: deny });
    navigator.locks.request = async () => deny();
  });
  await page.goto(`${site.address}edit?again`);
  await submitToken(page);
  const warning = page.getByText('This phone couldn’t save your changes.');
  await changeThePrice(page);
  await expect(warning).toBeVisible();
  await publish(page);
  await expect(warning, 'there is nothing left to save').toHaveCount(0);
});
