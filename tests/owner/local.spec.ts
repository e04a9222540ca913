import { readFileSync, renameSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { filesIn } from '../../build/built-site.ts';
import { STORE_FILES } from '../../build/content/reemit-content-change.ts';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../photos/fixtures/pictures.ts';
import { carriesMetadata } from '../../photos/metadata.ts';
import { EGG_PRICES, honey } from '../support/new-to-sell.ts';
import { projectCopy } from '../support/project-copy.ts';
import { serve } from '../support/serve.ts';
import { buildSites, folderOf } from '../support/sites.ts';
import { addEggPrices, addHoney } from './selling-steps.ts';

/** The tests are one story: the owner makes changes, and then builds the site. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });
// Too narrow for the site beside the forms, which would be drawn anew for every screen.
test.use({ actionTimeout: 20_000, viewport: { width: 1100, height: 900 } });

const DUCKS = 'content/products/ducks.yaml';
const POST = 'content/posts/a-visit-from-the-heron.yaml';
const CAPTION = 'Molly’s “first” egg 🥚';
const ALT = 'A duck beside a large egg in the straw.';
const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();

let farm: ReturnType<typeof projectCopy>;
let editor: Awaited<ReturnType<typeof farm.start>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  farm = projectCopy('edited');
  editor = await farm.start('tools/edit.ts');
});

test.afterAll(() => editor?.stop());

/** What was written, built as always: once, while the editor writes just the same. */
async function builtAsEdited() {
  await buildSites(`as-edited=${farm.at('content')}`);
  return join(folderOf('as-edited'), 'dist');
}

const open = (page: Page, screen: string) => page.goto(`${editor.url}/edit#/${screen}`);

async function lookAndSave(page: Page) {
  await page.getByRole('link', { name: 'Review and save' }).click();
  // The whole site is beside the forms.
  await expect(page.getByText('What visitors will see')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('what the owner changes is written into content/, and nothing else', async ({ page }) => {
  await test.step('a new farm is asked for its own facts first', async () => {
    const [address = ''] = /http:\/\/\S+\/edit\S*/.exec(editor.output()) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
    await expect(page.getByLabel('What’s your farm called?')).toHaveValue('Our Little Farm');
  });
  await test.step('a new price and a photo from a phone are written, and nothing else changes', () =>
    newPriceAndPhoto(page));
  await test.step('what the site could not be built from is refused, and a notice is written', () =>
    refusedAndNotice(page));
  await test.step('a new post is written, with its picture beside it', () => newPost(page));
  await test.step('something new is sold, hens get prices, and crafts are hidden for now', () =>
    newToSell(page));
  await test.step('a file that was changed by hand meanwhile keeps that change', () =>
    changedByHand(page));
  await test.step('a file that was broken by hand is mended here, and a photo that is taken away goes', () =>
    brokenByHand(page));
});

async function newPriceAndPhoto(page: Page) {
  const before = farm.read(DUCKS);
  await open(page, 'prices');
  await page.getByLabel('Single egg, unwashed').fill('1.5');

  await open(page, 'photo');
  const file = { name: 'IMG 1234.JPG', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await page.getByLabel(/^Ducks/).setInputFiles(file);
  await page.getByLabel('Caption').fill(CAPTION);
  await page.getByLabel('Picture description').fill(ALT);
  await lookAndSave(page);

  const entry = `\n  - img: ./ducks/img-1234.jpg\n    title: ${CAPTION}\n    alt: ${ALT}`;
  expect(farm.read(DUCKS)).toBe(
    before
      .replace('amount: 1\n', 'amount: 1.5\n')
      .replace('\n\n# Egg prices.', `${entry}\n\n# Egg prices.`),
  );
  const kept = readFileSync(farm.at('content/products/ducks/img-1234.jpg'));
  expect(carriesMetadata(kept)).toEqual([]);
  expect(await cornersOf(kept)).toEqual(UPRIGHT);
}

async function refusedAndNotice(page: Page) {
  const before = farm.read('content/farm.yaml');
  await open(page, 'file/farm.yaml');
  const name = page.getByLabel('Name', { exact: true }).first();
  const is = await name.inputValue();
  await name.fill('');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await expect(page.getByText(/is empty\. Enter some text/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await open(page, 'file/farm.yaml');
  await name.fill(is);

  await open(page, 'notice');
  await page.getByRole('button', { name: 'Write a notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await lookAndSave(page);
  const after = farm.read('content/farm.yaml');
  expect(after).toContain('\nnotice:\n  text: Closed for snow.\n');
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(after).toContain(comment);
}

async function newPost(page: Page) {
  await open(page, 'posts');
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('https://example.org/heron');
  const file = { name: 'heron.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.getByLabel('Picture description').fill('A heron at the edge of the pond.');
  await lookAndSave(page);
  expect(farm.read(POST)).toContain('title: A Visit From the Heron\n');
  expect(farm.read(POST)).toContain('image: ./a-visit-from-the-heron/heron.jpg\n');
  expect(farm.exists('content/posts/a-visit-from-the-heron/heron.jpg')).toBe(true);
}

async function newToSell(page: Page) {
  await open(page, '');
  await addHoney(page);
  await open(page, 'prices');
  await addEggPrices(page);
  await open(page, 'file/products/crafts.yaml');
  await page.getByRole('button', { name: 'Hide it for now' }).click();
  await lookAndSave(page);
  expect(farm.read('content/products/honey.yaml')).toBe(honey(5));
  expect(farm.read('content/products/chickens.yaml')).toContain(EGG_PRICES);
  expect(farm.read('content/products/crafts.yaml')).toContain('hidden: true\n');
}

async function changedByHand(page: Page) {
  await open(page, 'prices');
  await page.getByLabel('Single egg, unwashed').fill('1.75');
  farm.replace(DUCKS, 'amount: 1.25', 'amount: 1.3');
  await lookAndSave(page);
  expect(farm.read(DUCKS)).toContain('amount: 1.75\n');
  expect(farm.read(DUCKS)).toContain('amount: 1.3\n');
}

async function brokenByHand(page: Page) {
  farm.replace(DUCKS, 'title: Ducks\n', 'title: “Ducks”: ours\n');
  await open(page, '');
  await page.reload();
  await page.getByRole('link', { name: 'ducks.yaml' }).first().click();
  await expect(page.getByText(/has curly quotes/)).toBeVisible();
  const text = page.getByLabel(DUCKS);
  await text.fill((await text.inputValue()).replace('“Ducks”: ours', 'Ducks'));
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.getByRole('link', { name: 'Photos' }).click();
  await page.getByRole('button', { name: 'Remove Home before dark' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await lookAndSave(page);
  expect(farm.read(DUCKS)).toContain('title: Ducks\n');
  expect(farm.exists('content/products/ducks/ducks-09.webp')).toBe(false);
  expect(farm.exists('.photo-originals/content/products/ducks/ducks-09.webp')).toBe(true);
}

interface Asking {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Asks as another program or another site would: with any header, whatever browsers forbid. */
const ask = ({ method = 'GET', path = '/edit', headers = {}, body = '' }: Asking) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const { port } = new URL(editor.url);
    const asking = httpRequest({ host: 'localhost', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => done({ status: response.statusCode ?? 0, text }));
    });
    asking.on('error', fail);
    asking.end(body);
  });

test('nobody but the editor’s own page may read or write', async () => {
  const page = await ask({});
  expect(page.status).toBe(200);
  const secret = /"secret":"([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(20);
  const own = { 'x-editor': secret };
  expect((await ask({ path: '/edit/content', headers: own })).status).toBe(200);

  const content = JSON.stringify({ ids: {}, changes: [{ path: 'farm.yaml', text: 'name: x' }] });
  const before = farm.read('content/farm.yaml');
  const strangers: Asking[] = [
    { path: '/edit/content' },
    { path: '/edit/content', headers: { 'x-editor': 'guessed' } },
    { path: '/edit/content', headers: { ...own, host: 'evil.example' } },
    { path: '/edit/content', headers: { ...own, origin: 'https://evil.example' } },
    { path: '/edit/content', headers: { ...own, 'sec-fetch-site': 'cross-site' } },
    { path: '/edit/content', headers: { ...own, 'sec-fetch-site': 'same-site' } },
    { path: '/edit', headers: { 'sec-fetch-dest': 'iframe' } },
    { path: '/edit', headers: { host: 'evil.example' } },
    { method: 'POST', path: '/edit/save', body: content },
    { method: 'POST', path: '/edit/save', headers: { ...own, origin: 'null' }, body: content },
    {
      method: 'POST',
      path: '/edit/save',
      headers: { ...own, origin: 'http://localhost:1' },
      body: content,
    },
  ];
  for (const stranger of strangers) {
    expect((await ask(stranger)).status, JSON.stringify(stranger)).toBe(403);
  }
  expect(farm.read('content/farm.yaml')).toBe(before);
});

test('files that come and go beside the editor are noticed, and one that can’t be read is named', async () => {
  const blog = async () => (await fetch(`${editor.url}/blog`)).text();
  const post = farm
    .read('content/posts/making-ducklings.yaml')
    .replace(/title: .*/, 'title: A Post From Just Now');
  farm.write('content/posts/from-just-now.yaml', post.replaceAll(/#.*/g, ''));
  await expect.poll(blog).toContain('A Post From Just Now');
  rmSync(farm.at('content/posts/from-just-now.yaml'));
  await expect.poll(blog).not.toContain('A Post From Just Now');

  farm.write('content/posts/Second Thoughts.yml', 'title: Second Thoughts');
  await expect.poll(editor.output).toContain('Second Thoughts.yml');
  rmSync(farm.at('content/posts/Second Thoughts.yml'));

  await test.step('the server lives on when a whole folder comes and goes', async () => {
    renameSync(farm.at('content/posts'), farm.at('elsewhere'));
    await expect.poll(editor.output).toContain('This folder is missing');
    renameSync(farm.at('elsewhere'), farm.at('content/posts'));
    expect((await fetch(`${editor.url}/about`)).status).toBe(200);
  });

  const unknown = STORE_FILES.filter((name) => !farm.exists(`.astro/${name}`));
  expect(unknown, 'Astro has changed this. Fix build/content/reemit-content-change.ts').toEqual([]);
});

/** Looks at the top left corner of something, where no words are. */
async function isOneColor(page: Page, thing: Locator) {
  const { x = 0, y = 0 } = (await thing.boundingBox()) ?? {};
  const corner = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  const { channels } = await sharp(corner).stats();
  return channels.every(({ min, max }) => min === max);
}

test('the site beside the editor and the built site show it all', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const preview = page.frameLocator('[title="The site as last saved"]').getByRole('main');
  await open(page, 'posts');
  // Files have just come and gone: what is shown first may be wrong, but not for long.
  await expect(preview).toContainText('A Visit From the Heron', { timeout: 30_000 });
  editor.stop();

  const { address, server } = await serve(await builtAsEdited(), '/', {
    compressed: false,
  });
  await page.goto(`${address}products`);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toHaveText('Closed for snow.');
  expect(await isOneColor(page, notice), 'nothing covers the notice').toBe(true);
  const table = page.getByRole('table', { name: 'Duck eggs' });
  const cells = table.getByRole('row', { name: 'Single egg' }).getByRole('cell');
  await expect(cells).toHaveText(['1', '$1.75', '$1.30']);
  const hens = page.getByRole('table', { name: 'Chicken eggs' });
  await expect(hens.getByRole('columnheader')).toHaveText(['Item', 'Quantity', 'Price']);
  await expect(hens.getByRole('cell')).toHaveText(['1', '$0.50', '12', '$5']);
  await expect(page.getByRole('navigation', { name: 'Products' }).getByRole('link')).toHaveText([
    'Ducks',
    'Chickens',
    'Plants',
    'Honey',
  ]);
  await expect(page.getByRole('region', { name: 'Honey', exact: true })).toContainText('$12 a jar');
  const figure = page.getByRole('figure').filter({ hasText: CAPTION });
  const shown = figure.getByRole('img', { name: ALT });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
    .toBeCloseTo(1.5, 1);
  server.closeAllConnections();
  server.close();
});

test('nothing of the editor is in a site that has no repository', async () => {
  const dist = await builtAsEdited();
  expect(filesIn(dist).filter((name) => /edit/i.test(name))).toEqual([]);
});
