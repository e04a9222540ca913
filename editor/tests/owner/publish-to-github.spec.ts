import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { cornersOf, UPRIGHT } from '../../../photos/fixtures/pictures.ts';
import { pictureFormat } from '../../../photos/picture-format.ts';
import { metadataIn } from '../../../tools/check-published/photo-metadata.ts';
import { type ApiResponse, BAD_GATEWAY } from '../support/github.ts';
import {
  addNotice,
  changeThePrice,
  confirm,
  DUCKS,
  expectLoaded,
  FARM,
  openReview,
  photoNamed,
  photoPath,
  publish,
  publishButton,
  sidewaysPhoto,
  tracesOf,
} from '../support/github-steps.ts';
import { withGitHub } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

const NO_PICTURE = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
const POND = / {2}- img: .\/ducks\/pond[\s\S]*?sunrise\.\n/;
const PLANTS = 'content/products/plants.yaml';

test('a post with a picture is one commit, and can be removed', async ({ page, goTo, github }) => {
  await goTo();
  await page.getByRole('link', { name: /^Blog posts/ }).click();
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('http://example.org/heron');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(NO_PICTURE);
  await expect(page.getByText(/isn’t a picture the site can use/)).toBeVisible();
  const details = page.getByRole('button', { name: 'Copy details' });
  await expect(details).toHaveCount(0);
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = () => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      throw new TypeError('toBlob');
    };
  });
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photoNamed('a.jpg'));
  await expect(details).toBeVisible();
  await expect(page.getByLabel('Title'), 'the title stays').toHaveValue('A Visit From the Heron');
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles(await photoNamed('IMG_0042 (1).JPG'));
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.getByLabel('Picture description').fill('A heron at the edge of the pond.');
  await openReview(page);
  await expect(page.getByText(/“Link” isn’t a web address/)).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  await page.getByRole('link', { name: 'In blog post “A Visit From the Heron”, “Link”' }).click();
  await page.getByLabel('Link').fill('https://example.org/heron');
  await openReview(page);
  await publish(page);
  expect(github.messages).toHaveLength(2);
  const [post = '', ...others] = github.changedFiles;
  expect(post).toMatch(/^content\/posts\/post-20\d\d-\d\d-\d\d-[a-z]{6}\.yaml$/);
  const picture = photoPath(others, `${post.replace('.yaml', '')}/img-0042-1`);
  expect(github.text(post)).toMatch(
    /^title: A Visit From the Heron\nnumber: 2\nday: 20\d\d-\d\d-\d\d\nsummary: About a tall guest\.\nlink: https:\/\/example\.org\/heron\nimage: .*\nalt: A heron at the edge of the pond\.\n$/,
  );
  expect(github.text(post)).toContain(`image: ./${picture.replace('content/posts/', '')}\n`);

  for (const title of ['A Visit From the Heron', 'Making Ducklings']) {
    await goTo('posts');
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('button', { name: `Remove “${title}”` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  }
  await openReview(page);
  await publish(page);
  expect(Object.keys(github.files).filter((file) => file.includes('/posts/'))).toEqual([]);
});

const PHOTOS = [
  ['a#1.jpg', 'a-1', sidewaysPhoto],
  ['🦆.HEIC', 'photo', async () => readFileSync('photos/fixtures/sideways-with-location.heic')],
] as const;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12" onload="alert(1)">
<metadata>drawn in /home/jane</metadata><circle cx="12" cy="6" r="5" fill="#00f"/></svg>`;

test('photos go upright, without location; an SVG logo as a PNG', async ({
  page,
  goTo,
  github,
}) => {
  await goTo('file/farm.yaml');
  const logo = page.getByLabel(/^Logo \(/);
  const drawing = { name: 'Our Logo.svg', mimeType: 'image/svg+xml' };
  await logo.setInputFiles({ ...drawing, buffer: Buffer.from('<svg') });
  await expect(page.getByText(/Save it as a PNG/)).toBeVisible();
  await logo.setInputFiles({ ...drawing, buffer: Buffer.from(LOGO) });
  await expect(page.getByText('Choose another picture')).toBeVisible();
  for (const [name, savedAs, bytes] of PHOTOS) {
    await goTo('photo');
    const photo = { name, mimeType: '', buffer: await bytes() };
    await page.getByLabel(/^Ducks/).setInputFiles(photo);
    await page.getByLabel('Caption').fill(`Molly’s “first” egg 🥚 (${savedAs})`);
    await page.getByLabel('Picture description').fill('A duck beside a large egg in the straw.');
  }
  await openReview(page);
  await publish(page);

  for (const [name, savedAs, bytes] of PHOTOS) {
    await test.step(name, async () => {
      const original = await bytes();
      const path = photoPath(Object.keys(github.files), `content/products/ducks/${savedAs}`);
      expect(await cornersOf(github.bytes(path))).toEqual(UPRIGHT);
      expect(github.text(DUCKS)).toContain(
        `  - img: ${path.replace('content/products', '.')}\n    title: Molly’s “first” egg 🥚 (${savedAs})\n`,
      );
      const asBase64 = original.toString('base64');
      expect(tracesOf(original, `{"photo":"${asBase64}"}`)).toBeGreaterThan(5);
      for (const { path, body } of github.requests) expect(tracesOf(original, path + body)).toBe(0);
    });
  }
  const logoPath = photoPath(Object.keys(github.files), 'content/farm/our-logo');
  expect(github.text(FARM)).toContain(`logo: ${logoPath.replace('content', '.')}\n`);
  expect(github.bytes(logoPath).toString('latin1')).toMatch(/^\x89PNG/);
  for (const { body } of github.requests) expect(body).not.toMatch(/jane|<svg/);
  const parts = github.requests.flatMap(({ body }) => [...body.matchAll(/"contents":"([^"]+)"/g)]);
  expect(parts.length).toBeGreaterThan(4);
  const sent = parts.map(([, part = '']) => Buffer.from(part, 'base64')).filter(pictureFormat);
  expect(sent).toHaveLength(PHOTOS.length + 1);
  for (const bytes of sent) expect(await metadataIn(bytes)).toEqual([]);
});

const ERRORS: [what: string, response: ApiResponse | 'lost', message: string][] = [
  ['the signal is lost', 'lost', 'There’s no signal right now'],
  ['GitHub has a server error', BAD_GATEWAY, 'GitHub isn’t answering right now'],
];

test('an error loses nothing, and one about the signal ends with it', async ({
  page,
  context,
  goTo,
  github,
}) => {
  await page.clock.install();
  await goTo('photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await page.getByLabel('Caption').fill('New');
  await page.getByLabel('Picture description').fill('A duck.');
  await goTo();
  await changeThePrice(page);
  for (const [what, response, message] of ERRORS) {
    github.nextResponses.push(response);
    if (response === 'lost') await context.setOffline(true);
    await publishButton(page).click();
    await expect(page.getByRole('alert'), `when ${what}`).toContainText(message);
    await expect(page.getByText('Half dozen, washed: $7 → $8'), `when ${what}`).toBeVisible();
    await expect(page.getByText('You’ll know if it’s published once')).toBeVisible();
    if (response !== 'lost') continue;
    await context.setOffline(false);
    await expect(page.getByRole('alert'), 'the signal is back').toHaveText(
      'It isn’t published yet. Tap Publish to try again.',
    );
  }
  await page.reload();
  await expect(page.getByText('Half dozen, washed: $7 → $8'), 'in the draft').toBeVisible();
  await publish(page);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  photoPath(github.changedFiles, 'content/products/ducks/x');
  expect(github.messages).toHaveLength(2);
});

test('edits elsewhere are merged, or the owner chooses', async ({ page, goTo, github }) => {
  await goTo('file/products/plants.yaml');
  await confirm(page, 'Remove “Plants”');
  await goTo('posts');
  await page.getByRole('link', { name: 'Making Ducklings' }).click();
  await page.getByLabel('Title').fill('Ducklings');
  await goTo('notice');
  await addNotice(page);
  await goTo('file/products/ducks.yaml/pricing');
  await page.getByRole('button', { name: 'Up Half dozen' }).click();
  for (const [i, caption] of ['The pond', 'Our drake'].entries()) {
    await goTo(`file/products/ducks.yaml/photos/${i}`);
    await page.getByLabel('Caption').fill(caption);
  }
  await goTo('prices');
  await page.getByLabel('Single egg, washed').fill('2');
  await goTo();
  await changeThePrice(page);
  const [post = ''] = Object.keys(github.files).filter((file) => /posts.*yaml/.test(file));
  github.remove(post);
  github.replace(PLANTS, 'title: Plants', 'title: Trees');
  github.replace(DUCKS, 'title: Ducks', 'title: Geese');
  github.replace(DUCKS, 'title: The drake', 'title: A drake');
  github.write(DUCKS, github.text(DUCKS).replace(POND, ''));
  github.replace(DUCKS, 'amount: 1.25', 'amount: 3');
  github.replace(DUCKS, 'amount: 7 #', 'amount: 9 #');
  const [half = ''] = / {4}- name: Half dozen[\s\S]*?(?= {4}- )/.exec(github.text(DUCKS)) ?? [];
  github.write(
    DUCKS,
    github.text(DUCKS).replace(half, '').replace('\n\npriceList', `\n${half}\npriceList`),
  );
  github.write(FARM, `${github.text(FARM)}notice: { text: Sold out., lastDay: 2027-03-05 }\n`);
  await publishButton(page).click();
  const choice = (name: string) => page.getByRole('group', { name });
  await expect(choice('Ducks: Single egg, washed')).toBeVisible();
  await page.reload();
  await choice('Ducks: Single egg, washed')
    .getByLabel('The other change, already published: $3')
    .check();
  await choice('Ducks: Half dozen, washed')
    .getByLabel('Your change, not published yet: $8')
    .check();
  await choice('Ducks: Duck eggs, prices, order')
    .getByLabel(/: Half dozen .*, Single egg/)
    .check();
  await choice('Farm info: Notice')
    .getByLabel('The other change, already published: Sold out. · March 5, 2027')
    .check();
  await choice('Ducks: The drake, caption').getByLabel('already published: A drake').check();
  await choice('Ducks: All five on the pond').getByLabel('Keep it: The pond').check();
  await expect(choice('Plants').getByLabel('Remove it')).toBeVisible();
  await choice('Plants').getByLabel('Keep it: Name: Plants → Trees').check();
  await choice('Making Ducklings')
    .getByLabel('Remove it, as the other phone or computer did')
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await publish(page);
  expect(github.changedFiles).toEqual([DUCKS]);
  expect(github.text(DUCKS)).toContain('title: Geese\n');
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  expect(github.text(DUCKS)).toContain('amount: 3\n');
  expect(github.text(PLANTS)).toContain('title: Trees');
});

test('a draft’s text and photo survive closing the page', async ({ page, goTo, site, github }) => {
  await page.addInitScript(slowDatabase);
  await goTo();
  await page.getByRole('link', { name: /^Add a photo/ }).click();
  await page.getByLabel(/^Gallery/).setInputFiles(await photoNamed('x.jpg'));
  await page.getByLabel('Caption').fill('Half a capt');
  await page.close();
  const again = await page.context().newPage();
  await withGitHub(again, github);
  await again.goto(`${site.address}edit#/file/pages/gallery.yaml/photos/0`);
  await expect(again.getByLabel('Caption')).toHaveValue('Half a capt');
  await expectLoaded(again.locator('main img'));
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

test('shows a warning when storage is full', async ({ page, goTo }) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function () {
      this.transaction.abort();
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await goTo('photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await expect(page.getByRole('alert')).toContainText('Publish them before you close this page');
});
