import { expect, type Page } from '@playwright/test';
import { test } from '../support/both-backends.ts';
import { type ApiResponse, BAD_GATEWAY, json, REPOSITORY, TOKEN } from '../support/github.ts';
import {
  changeThePrice,
  DUCKS,
  FARM,
  fileBox,
  halfDozenWashed,
  holdFirstPhoto,
  holdSave,
  openReview,
  photoNamed,
  publish,
  publishButton,
  savedStatus,
} from '../support/github-steps.ts';
import { openEditor, withGitHub } from '../support/hosted-editor.ts';

const POND = / {2}- img: .\/ducks\/pond[\s\S]*?sunrise\.\n/;
const SINGLE_EGG = / {4}- name: Single egg[\s\S]*?1\.25\n/;
const BAD_TOKEN = json(401, { message: 'Bad credentials' });

async function confirm(page: Page, button: string, answer = 'Remove') {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('dialog').getByRole('button', { name: answer }).click();
}

async function addPhoto(page: Page) {
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await page.getByLabel('Caption').fill('New');
  await page.getByLabel('Picture description').fill('A duck.');
  await openReview(page);
}

async function signInAgain(page: Page) {
  await page.getByLabel('Token', { exact: true }).fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('a save and typing respect another phone’s publish', async ({ page, goTo, github }) => {
  await goTo();
  const saveThePrice = async (price: string) => {
    await goTo();
    await changeThePrice(page, price);
    const letGo = await holdSave(page);
    await publishButton(page).click();
    return letGo;
  };
  const letGo = await saveThePrice('8');
  await goTo('prices');
  await halfDozenWashed(page).fill('7.00');
  github.replace(DUCKS, 'amount: 7 #', 'amount: 9 #');
  letGo();
  await expect(halfDozenWashed(page)).toHaveValue('9');
  expect(github.messages[0], 'the save has stopped').toBe('Elsewhere');

  const letRowsGo = await saveThePrice('10');
  await goTo('prices');
  const dozen = page.getByLabel('Dozen, washed', { exact: true });
  await dozen.fill('1');
  github.write(DUCKS, github.text(DUCKS).replace(SINGLE_EGG, ''));
  letRowsGo();
  await expect(page.getByText('1 change not published yet')).toBeVisible();
  await page.keyboard.type('5');
  await expect(dozen).toHaveValue(/^15?$/);
  await expect(halfDozenWashed(page)).toHaveValue('10');

  const letEntryGo = await saveThePrice('11');
  await goTo('file/products/ducks.yaml/photos/0');
  await page.getByLabel('Caption').focus();
  github.write(DUCKS, github.text(DUCKS).replace(POND, ''));
  letEntryGo();
  await expect(page.getByRole('link', { name: 'The drake' }), 'the entry is gone').toBeVisible();
  await page.keyboard.type(' in May');
  await expect(page.getByText('not published yet')).toHaveCount(0);
});

test('captions stay with their photos', async ({ page, goTo, github }) => {
  await goTo();
  await changeThePrice(page);
  const letGo = await holdSave(page);
  await publishButton(page).click();
  await goTo('photo');
  const photo = await photoNamed('a.jpg');
  await page.getByLabel(/^Ducks/).setInputFiles([photo, photo, { ...photo, name: 'b.jpg' }]);
  const captions = page.getByLabel('Caption');
  await expect(captions).toHaveCount(2);
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
  await openReview(page);
  github.nextResponses.push(BAD_TOKEN);
  await publishButton(page).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await signInAgain(page);
  await expect(page.getByText('Half dozen, washed: $7 → $8')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'isFull'));
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Single egg, washed: $1.25 → $1.75')).toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
});

test('“Saved” is true after lost responses', async ({ page, goTo, site, github }) => {
  site.publish(github.head);
  await page.clock.install();
  await goTo();
  await changeThePrice(page, '8.77');
  const failWith = async (response: ApiResponse | 'late') => {
    github.nextResponses.push(response);
    await publishButton(page).click();
    await expect(page.getByRole('alert')).toContainText('GitHub isn’t answering');
  };
  await failWith(BAD_GATEWAY);
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('It isn’t published yet.');
  await expect(fileBox(page, 'Ducks')).toBeVisible();

  await failWith('late');
  github.replace(FARM, 'Test Farm', 'Duck Hill');
  await page.clock.runFor(21_000);
  await expect(savedStatus(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  site.publish(github.head);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('Undo of Discard, also after another tab', async ({ page, goTo, context, site, github }) => {
  await goTo('add');
  await page.getByLabel('What is it?').fill('Honey');
  await goTo('photo');
  await addPhoto(page);
  await confirm(page, 'Discard changes', 'Discard');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(page.getByRole('link', { name: /^Honey/ })).toBeVisible();
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();

  await confirm(page, 'Discard changes', 'Discard');
  const tab = await context.newPage();
  await withGitHub(tab, github);
  await openEditor(tab, site.address);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('link', { name: /^Prices/ })).toBeVisible();
  await expect(undo).toHaveCount(0);
});

test('each screen keeps its file', async ({ page, goTo }) => {
  await goTo('posts');
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
  await page.goBack();
  await expect(page.getByText('This isn’t here anymore.')).toBeVisible();
});

test('nothing is published twice or without its photo', async ({ page, goTo, github }) => {
  const letPhotoGo = await holdFirstPhoto(page);
  await goTo();
  await changeThePrice(page);
  const letSaveGo = await holdSave(page);
  await publishButton(page).click();
  await goTo('photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
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

test('a quoted “yes” and Windows line ends', async ({ page, goTo, github }) => {
  github.replace(DUCKS, '  title: Ducklings\n', '  title: Ducklings\n  soldOut: "yes"\n');
  github.write(DUCKS, github.text(DUCKS).replaceAll('\n', '\r\n'));
  github.write(FARM, `${github.text(FARM)}offline: "yes"\n`);
  const [ducks, farm] = [github.text(DUCKS), github.text(FARM)];
  await goTo();
  for (const name of [/old out/, /Works without signal/]) {
    await goTo();
    await page.getByRole('link', { name }).click();
    await page.getByLabel(name).last().selectOption('Yes');
  }
  await goTo('text/products/ducks.yaml');
  const text = page.getByLabel(DUCKS);
  await text.fill((await text.inputValue()).replace('All five', 'All six'));
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toBe(ducks.replace('"yes"', 'true').replace('All five', 'All six'));
  expect(github.text(FARM)).toBe(farm.replace('"yes"', 'true'));
});

const missing = { nameWithOwner: REPOSITORY, defaultBranchRef: null };
const OPENING: [response: ApiResponse, message: string][] = [
  [json(403, { message: 'You have triggered an abuse detection mechanism.' }), 'GitHub is busy'],
  [json(200, { data: { repository: { ...missing, isArchived: true } } }), 'is archived on GitHub'],
  [json(200, { data: { repository: missing } }), 'There’s no folder “content”'],
  [BAD_GATEWAY, 'GitHub isn’t answering right now. Any changes you made are saved'],
];

test('the token stays until another one works', async ({ page, goTo, github }) => {
  await goTo();
  for (const [response, message] of OPENING) {
    await expect(page.getByRole('link', { name: /^Prices/ })).toBeVisible();
    await page.evaluate((key) => localStorage.removeItem(key), `content of ${REPOSITORY}`);
    github.nextResponses.push(response);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(message);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
  await changeThePrice(page);
  github.nextResponses.push(BAD_GATEWAY);
  await page.reload();
  github.nextResponses.push(BAD_TOKEN);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('GitHub rejected this token.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await test.step('also after the repository was renamed', async () => {
    github.repository = 'farmer/new-name';
    await signInAgain(page);
    await publish(page);
  });
});

test('no page is empty', async ({ page, goTo, context, site, github }) => {
  github.replace('content/pages/products.yaml', '  - count: 5\n', '  -\n  - count: 5\n');
  await goTo();
  await page.getByRole('link', { name: /^Big numbers/ }).click();
  await expect(page.getByRole('link', { name: '5 ducks' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await context.setOffline(true);
  github.nextResponses.push('lost');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('alert')).toContainText('There’s no signal right now');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('The farm as it was')).toBeVisible();

  github.replace('content/pages/products.yaml', '  -\n', '');
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: deny });
    navigator.locks.request = async () => deny();
  });
  await page.goto(`${site.address}edit?again`);
  await signInAgain(page);
  const warning = page.getByText('This phone couldn’t save your changes.');
  await changeThePrice(page);
  await expect(warning).toBeVisible();
  await publish(page);
  await expect(warning, 'there is nothing left to save').toHaveCount(0);
});

test.describe('on the computer', () => {
  test.use({ backend: 'local' });

  test('a pull removes the same photo, and Undo skips an unused file', async ({ page, editor }) => {
    const before = editor.read(DUCKS);
    editor.write('content/products/list.pdf', 'no content');
    await editor.open('file/products/ducks.yaml/photos');
    await confirm(page, 'Remove All five on the pond');
    await editor.open('prices');
    await halfDozenWashed(page).fill('8');
    await editor.review();
    await confirm(page, 'Remove this file');
    editor.write(DUCKS, before.replace(POND, ''));
    editor.remove('content/products/ducks/pond.webp');
    await editor.save();
    expect(editor.exists('content/products/list.pdf')).toBe(false);
    expect(editor.read(DUCKS)).toContain('amount: 8 #');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await editor.save();
    expect(editor.read(DUCKS)).toBe(before.replace(POND, ''));
  });
});

test('what both phones changed is one question, and what is kept brings its picture along', async ({
  page,
  goTo,
  github,
}) => {
  const answer = async (name: string) => {
    await publishButton(page).click();
    await page.getByRole('radio', { name }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await publish(page);
  };
  await goTo('file/products/ducks.yaml/photos/0');
  await page.getByLabel('Caption').fill('Our pond');
  await openReview(page);
  const [pond = ''] = Object.keys(github.files).filter((path) => path.includes('ducks/pond'));
  const bytes = github.bytes(pond);
  github.write(DUCKS, github.text(DUCKS).replace(POND, ''));
  github.remove(pond);
  await answer('Keep it');
  expect(github.text(DUCKS).match(/Our pond/g)).toHaveLength(1);
  expect(github.bytes(pond).equals(bytes)).toBe(true);

  await goTo('file/farm.yaml/payment/ways/1');
  const way = page.getByLabel('Way to pay');
  await way.fill('Zelle');
  await openReview(page);
  github.replace(FARM, 'Venmo', 'PayPal');
  await answer('Your change, not published yet: Zelle');
  expect(github.text(FARM)).toContain('Zelle');
  expect(github.text(FARM)).not.toContain('PayPal');
});
