import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { cornersOf, UPRIGHT } from '../../photos/fixtures/pictures.ts';
import { findMetadata } from '../../photos/metadata.ts';
import { type ApiResponse, BAD_GATEWAY, json } from '../support/github.ts';
import { openEditor, signIn, withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import {
  changeThePrice,
  DUCKS,
  FARM,
  publish,
  publishButton,
  sidewaysPhoto,
  tracesOf,
} from './github-steps.ts';

const WASHED_FOR_8 = 'Half dozen, washed: $7 → $8';
const NO_PICTURE = {
  name: 'notes.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no picture'),
};

const PLANTS = 'content/products/plants.yaml';

test('a price change is one line in one commit, saved and then live', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  await page.clock.install();
  await signIn(page, site.address);
  await changeThePrice(page);
  await expect(page.getByText(WASHED_FOR_8)).toBeVisible();
  await publishButton(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(github.text(DUCKS)).toBe(before.replace('amount: 7 #', 'amount: 8 #'));
  expect(github.git('log', '-1', '--format=%s', 'main')).toBe(`Ducks: ${WASHED_FOR_8}`);
  expect(github.git('diff', '--stat', 'main~1', 'main')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  );

  site.publish(github);
  await page.clock.fastForward(5000);
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a post with a picture is one commit; an invalid link and a non-picture are rejected', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address);
  await page.getByRole('link', { name: /^Blog posts/ }).click();
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('http://example.org/heron');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(NO_PICTURE);
  await expect(page.getByText(/isn’t a picture the site can use/)).toBeVisible();
  await expect(page.getByLabel('Title'), 'the title stays').toHaveValue('A Visit From the Heron');
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'IMG_0042 (1).JPG',
    mimeType: 'image/jpeg',
    buffer: await sidewaysPhoto(),
  });
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.getByLabel('Picture description').fill('A heron at the edge of the pond.');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await expect(page.getByText(/“Link” isn’t a web address/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  await page.getByRole('link', { name: 'In blog post “A Visit From the Heron”, “Link”' }).click();
  await page.getByLabel('Link').fill('https://example.org/heron');
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await publish(page);
  expect(github.git('rev-list', '--count', 'main')).toBe('2');
  expect(github.git('diff', '--name-only', 'main~1', 'main').split('\n')).toEqual([
    'content/posts/a-visit-from-the-heron.yaml',
    'content/posts/a-visit-from-the-heron/img-0042-1.jpg',
  ]);
  expect(github.text('content/posts/a-visit-from-the-heron.yaml')).toMatch(
    /^title: A Visit From the Heron\nnumber: 2\nday: 20\d\d-\d\d-\d\d\nsummary: About a tall guest\.\nlink: https:\/\/example\.org\/heron\nimage: \.\/a-visit-from-the-heron\/img-0042-1\.jpg\nalt: A heron at the edge of the pond\.\n$/,
  );
});

const PHOTOS = [
  ['a#1.jpg', 'a-1.jpg', sidewaysPhoto],
  ['🦆.HEIC', 'photo.jpg', async () => readFileSync('photos/fixtures/sideways-with-location.heic')],
] as const;

test('photos are uploaded upright and without location; a non-picture is rejected', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address);
  for (const [name, savedAs, bytes] of PHOTOS) {
    await page.getByRole('link', { name: /^Add a photo/ }).click();
    await page.getByLabel(/^Ducks/).setInputFiles(NO_PICTURE);
    await expect(page.getByText(/isn’t a picture the site can use/)).toBeVisible();
    const photo = { name, mimeType: '', buffer: await bytes() };
    await page.getByLabel(/^Ducks/).setInputFiles(photo);
    await page.getByLabel('Caption').fill(`Molly’s “first” egg 🥚 (${savedAs})`);
    await page.getByLabel('Picture description').fill('A duck beside a large egg in the straw.');
    await page.goto(`${site.address}edit#/`);
  }
  await page.goto(`${site.address}edit#/review`);
  await publish(page);

  for (const [name, savedAs, bytes] of PHOTOS) {
    await test.step(name, async () => {
      const original = await bytes();
      const sent = github.bytes(`content/products/ducks/${savedAs}`);
      expect(findMetadata(sent)).toEqual([]);
      expect(await cornersOf(sent)).toEqual(UPRIGHT);
      expect(github.text(DUCKS)).toContain(
        `  - img: ./ducks/${savedAs}\n    title: Molly’s “first” egg 🥚 (${savedAs})\n`,
      );
      const asBase64 = original.toString('base64');
      expect(tracesOf(original, `{"photo":"${asBase64}"}`)).toBeGreaterThan(5);
      for (const { path, body } of github.requests) expect(tracesOf(original, path + body)).toBe(0);
    });
  }
  const parts = github.requests.flatMap(({ body }) => [...body.matchAll(/"contents":"([^"]+)"/g)]);
  for (const [, part = ''] of parts) {
    expect(findMetadata(Buffer.from(part, 'base64'))).toEqual([]);
  }
});

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="alert(1)">
<metadata>drawn in /home/jane</metadata><circle cx="12" cy="6" r="5" fill="#00f"/></svg>`;

test('an SVG logo is uploaded as a PNG; an invalid one is rejected', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address);
  await page.getByRole('link', { name: 'Farm info' }).click();
  const logo = page.getByLabel(/^Logo \(/);
  const drawing = { name: 'Our Logo.svg', mimeType: 'image/svg+xml' };
  await logo.setInputFiles({ ...drawing, buffer: Buffer.from('<svg') });
  await expect(page.getByText(/Save it as a PNG/)).toBeVisible();
  await logo.setInputFiles({ ...drawing, buffer: Buffer.from(LOGO) });
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.goto(`${site.address}edit#/review`);
  await publish(page);
  expect(github.text(FARM)).toContain('logo: ./farm/our-logo.png\n');
  const sent = github.bytes('content/farm/our-logo.png');
  expect(findMetadata(sent)).toEqual([]);
  expect(sent.toString('latin1')).toMatch(/^\x89PNG/);
  for (const { body } of github.requests) expect(body).not.toMatch(/jane|<svg/);
});

const ERRORS: [what: string, response: ApiResponse | 'lost', message: string][] = [
  ['the signal is lost', 'lost', 'There’s no signal right now'],
  [
    'the token may only read',
    json(403, { message: 'Resource not accessible by personal access token' }),
    'Contents: Read and write',
  ],
  [
    'the repository was renamed',
    json(404, { message: 'Not Found' }),
    'Your site may have a new name',
  ],
  ['GitHub has a server error', BAD_GATEWAY, 'GitHub isn’t answering right now'],
  ['the response is HTML', { status: 200, body: '<html>' }, 'isn’t working right'],
  ['the response is empty', { status: 200, body: '' }, 'isn’t working right'],
  ['the response has no data', json(200, { data: null }), 'isn’t working right'],
  [
    'the rate limit has a retry-after',
    json(
      403,
      { message: 'API rate limit exceeded' },
      { 'x-ratelimit-remaining': '0', 'retry-after': '180' },
    ),
    'in 3 minutes',
  ],
  [
    'the hourly rate limit is used up',
    json(
      200,
      { errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] },
      { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Date.now() / 1000 + 595) },
    ),
    'in 10 minutes',
  ],
  [
    'the secondary rate limit is exceeded',
    json(
      403,
      { message: 'You have exceeded a secondary rate limit' },
      { 'x-ratelimit-remaining': '4000', 'x-ratelimit-reset': String(Date.now() / 1000 + 3000) },
    ),
    'in a minute',
  ],
  ['there is a conflict', json(409, { message: 'Conflict.' }), 'Conflict.'],
  ['GitHub rejects the commit', json(422, { message: 'Protected branch.' }), 'Protected branch.'],
  [
    'the token was revoked',
    json(401, { message: 'Bad credentials' }),
    'Make a new one and sign in again',
  ],
];

test('after a GitHub error, nothing is lost or saved twice, and the page says what to do', async ({
  page,
  context,
  site,
  github,
}) => {
  await openEditor(page, site.address);
  await changeThePrice(page);
  for (const [what, response, message] of ERRORS) {
    github.nextResponses.push(response);
    await context.setOffline(response === 'lost');
    await publishButton(page).click();
    await expect(page.getByRole('alert'), `when ${what}`).toContainText(message);
    await expect(page.getByText(WASHED_FOR_8), `when ${what}`).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText(WASHED_FOR_8), 'in the draft').toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  expect(github.git('rev-list', '--count', 'main')).toBe('2');

  await test.step('a lost response is detected', async () => {
    await page.goto(`${site.address}edit#/`);
    await changeThePrice(page, '9');
    github.nextResponses.push('late');
    await publishButton(page).click();
    await expect(page.getByRole('alert')).toContainText('GitHub isn’t answering');
    await publish(page);
    expect(github.text(DUCKS)).toContain('amount: 9 #');
    expect(github.git('rev-list', '--count', 'main')).toBe('3');
  });
});

test('concurrent edits to different fields are merged; for the same field, the owner chooses', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address);
  await test.step('different fields are merged', async () => {
    await changeThePrice(page);
    github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
    github.replace(FARM, 'name: Test Farm', 'name: Duck Hill');
    await publish(page);
    expect(github.text(DUCKS)).toContain('amount: 8 #');
    expect(github.text(DUCKS)).toContain('amount: 1.35');
    expect(github.text(FARM)).toContain('name: Duck Hill');
  });

  const editDuringOtherSave = async (to: string, from: number, theirs: number) => {
    await page.goto(`${site.address}edit#/`);
    await changeThePrice(page, to);
    github.replace(DUCKS, `amount: ${from} #`, `amount: ${theirs} #`);
    await publishButton(page).click();
    await expect(page.getByRole('group', { name: 'Ducks: Half dozen, washed' })).toBeVisible();
  };
  await test.step('the owner chooses theirs', async () => {
    await editDuringOtherSave('7', 8, 9);
    await page.getByLabel('The other change, already published: $9').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('There’s nothing to publish.')).toBeVisible();
    expect(github.text(DUCKS)).toContain('amount: 9 #');
  });
  await test.step('the owner chooses yours', async () => {
    await editDuringOtherSave('7', 9, 10);
    await page.getByLabel('Your change, not published yet: $7').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await publish(page);
    expect(github.text(DUCKS)).toContain('amount: 7 #');
  });
  await test.step('a product that was removed here and changed elsewhere stays', async () => {
    await page.goto(`${site.address}edit#/file/products/plants.yaml`);
    await page.getByRole('button', { name: 'Remove “Plants”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('link', { name: 'Review and publish' }).click();
    github.replace(PLANTS, 'title: Plants', 'title: Trees');
    await publishButton(page).click();
    const choice = page.getByRole('group', { name: 'Plants (now named Trees)' });
    await expect(choice.getByLabel('Remove it')).toBeVisible();
    await choice.getByLabel('Keep it').check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('There’s nothing to publish.')).toBeVisible();
    expect(github.text(PLANTS)).toContain('title: Trees');
  });
});

test('the last post can be removed', async ({ page, site, github }) => {
  await openEditor(page, site.address, 'file/posts/making-ducklings.yaml');
  await page.getByRole('button', { name: 'Remove “Making Ducklings”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('link', { name: 'Review and publish' }).click();
  await publish(page);
  expect(github.git('ls-tree', '-r', '--name-only', 'main', 'content/posts')).toBe('');
});

test('a draft’s text and photo survive closing the page', async ({ page, site, github }) => {
  await page.addInitScript(slowDatabase);
  await openEditor(page, site.address);
  await page.getByRole('link', { name: /^Add a photo/ }).click();
  await page
    .getByLabel(/^Gallery/)
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await page.getByLabel('Caption').fill('Half a capt');
  await page.close();
  const again = await page.context().newPage();
  await withGitHub(again, github);
  await again.goto(`${site.address}edit#/file/pages/gallery.yaml/photos/0`);
  await expect(again.getByLabel('Caption')).toHaveValue('Half a capt');
  await expect
    .poll(() => again.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
});

/** Runs in the page: IndexedDB takes half a second to open, as on an old phone. */
function slowDatabase() {
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...options) {
    const request = open.apply(this, options);
    Object.defineProperty(request, 'onsuccess', {
      set: (done: () => void) => request.addEventListener('success', () => setTimeout(done, 500)),
    });
    return request;
  };
}

test('removing a photo needs confirmation and can be undone, a move changes only the order, and a save deletes the file', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  const drake = page.getByRole('link', { name: 'The drake' });
  const remove = async (button: 'Keep it' | 'Remove') => {
    await page.getByRole('button', { name: 'Remove The drake' }).click();
    await page.getByRole('dialog').getByRole('button', { name: button }).click();
  };
  await openEditor(page, site.address, 'file/products/ducks.yaml/photos');
  await test.step('Undo restores a removed photo', async () => {
    await remove('Keep it');
    await remove('Remove');
    await expect(drake).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(drake).toBeVisible();
    await expect(page.getByText('not published yet')).toHaveCount(0);
  });

  await test.step('a move changes only the order', async () => {
    await page.getByRole('button', { name: 'Up The drake' }).click();
    await page.getByRole('link', { name: 'Review and publish' }).click();
    await expect(page.getByText('Photos: new order')).toBeVisible();
    await publish(page);
    const lines = (text: string) => text.split('\n').sort();
    expect(lines(github.text(DUCKS))).toEqual(lines(before));
    expect(github.text(DUCKS)).not.toBe(before);
  });

  await test.step('a save deletes an unused photo', async () => {
    const files = () => github.git('ls-tree', '-r', '--name-only', 'main');
    await page.goto(`${site.address}edit#/file/products/ducks.yaml/photos`);
    await remove('Remove');
    await page.getByRole('link', { name: 'Review and publish' }).click();
    await expect(page.getByRole('heading', { name: '1 unused photo' })).toBeVisible();
    expect(files()).toContain('products/ducks/drake.webp');
    await publish(page);
    expect(files()).not.toContain('products/ducks/drake.webp');
    expect(github.git('rev-list', '--count', 'main')).toBe('3');
  });
});
