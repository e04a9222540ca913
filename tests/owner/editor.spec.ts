import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../build/photos/fixtures/pictures.ts';
import { carriesMetadata } from '../../build/photos/metadata.ts';
import { farmCopy } from '../support/farm-copy.ts';

/** The tests are one story: the owner makes changes, and then builds the site. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const DUCKS = 'content/products/ducks.yaml';
const POST = 'content/posts/a-visit-from-the-heron.yaml';
const CAPTION = 'Molly’s “first” egg 🥚';
const ALT = 'A duck beside a large egg in the straw.';
const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();

let farm: ReturnType<typeof farmCopy>;
let editor: Awaited<ReturnType<typeof farm.start>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  farm = farmCopy('edited');
  editor = await farm.start('tools/edit.ts');
});

test.afterAll(() => editor?.stop());

async function open(page: Page, place: string) {
  await page.goto(`${editor.url}/keystatic/${place}`, { timeout: 120_000 });
  await expect(page.getByRole('button', { name: /^(Save|Create)$/ })).toBeVisible({
    timeout: 90_000,
  });
}

async function save(page: Page, button = 'Save') {
  const saving = page.waitForResponse((response) => response.url().endsWith('/update'));
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await saving).status();
}

test('a new price and a photo from a phone are written, and nothing else changes', async ({
  page,
}) => {
  const before = farm.read(DUCKS);
  await open(page, 'collection/sections/item/ducks');

  const row = page.getByRole('dialog');
  await expect(async () => {
    await page.getByRole('row').getByText('Single egg').click();
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass();
  const price = row
    .getByRole('group', { name: 'Unwashed' })
    .getByRole('textbox', { name: 'Price', exact: true });
  await price.fill('1.5');
  await row.getByRole('button', { name: 'Done' }).click();

  const photos = page.getByRole('group', { name: 'Photos' });
  await photos.getByRole('button', { name: 'Add' }).click();
  const photo = page.getByRole('dialog');
  const file = { name: 'IMG 1234.JPG', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await photo.getByLabel('Picture: choose a file').setInputFiles(file);
  await expect(photo.getByRole('status')).toContainText('location removed');
  await photo.getByLabel('Title').fill(CAPTION);
  await photo.getByLabel(/In words/).fill(ALT);
  await photo.getByRole('button', { name: 'Add' }).click();
  await expect(photos.getByRole('row', { name: CAPTION })).toBeVisible();

  expect(await save(page)).toBe(200);
  const entry = `\n  - img: ./ducks/IMG-1234.JPG\n    title: ${CAPTION}\n    alt: ${ALT}`;
  expect(farm.read(DUCKS)).toBe(
    before
      .replace('amount: 1\n', 'amount: 1.5\n')
      .replace('\n\n# Egg prices.', `${entry}\n\n# Egg prices.`),
  );
  const kept = readFileSync(farm.at('content/products/ducks/IMG-1234.JPG'));
  expect(carriesMetadata(kept)).toEqual([]);
  expect(await cornersOf(kept)).toEqual(UPRIGHT);
});

test('what the site could not be built from is refused, and a notice is written', async ({
  page,
}) => {
  const before = farm.read('content/farm.yaml');
  await open(page, 'singleton/farm');
  const tipJar = page.getByLabel('Tip jar');
  const address = await tipJar.inputValue();
  await tipJar.fill('ko-fi.com/our-farm');
  expect(await save(page)).toBe(422);
  await expect(page.getByText(/tipJar: is not a web address that we can link to/)).toBeVisible();
  expect(farm.read('content/farm.yaml')).toBe(before);

  await tipJar.fill(address);
  const notice = page.getByRole('group', { name: 'Notice' });
  await notice.getByRole('textbox', { name: 'Text', exact: true }).fill('Closed for snow.');
  expect(await save(page)).toBe(200);
  const after = farm.read('content/farm.yaml');
  expect(after).toContain('notice:\n  text: Closed for snow.\n');
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(after).toContain(comment);
});

test('a new post is written, with its picture beside it', async ({ page }) => {
  await open(page, 'collection/posts/create');
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByRole('textbox', { name: 'Number' }).fill('3');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('https://example.org/heron');
  const file = { name: 'heron.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await page.getByLabel('Image: choose a file').setInputFiles(file);
  const image = page.getByRole('group', { name: 'Image' });
  await expect(image.getByRole('status')).toContainText('Added');
  await page.getByLabel(/In words/).fill('A heron at the edge of the pond.');
  expect(await save(page, 'Create')).toBe(200);
  await expect(page).toHaveURL(/posts\/item\/a-visit-from-the-heron/);
  expect(farm.read(POST)).toBe(`title: A Visit From the Heron
number: 3
summary: About a tall guest.
link: https://example.org/heron
image: ./a-visit-from-the-heron/heron.jpg
alt: A heron at the edge of the pond.
`);
  expect(farm.exists('content/posts/a-visit-from-the-heron/heron.jpg')).toBe(true);
});

/** Looks at the top left corner of something, where no words are. */
async function isOneColour(page: Page, thing: Locator) {
  const { x = 0, y = 0 } = (await thing.boundingBox()) ?? {};
  const corner = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  const { channels } = await sharp(corner).stats();
  return channels.every(({ min, max }) => min === max);
}

test('the site beside the editor and the built site show it all', async ({ page }) => {
  const preview = await page.request.get(`${editor.url}/blog`);
  expect(await preview.text()).toContain('A Visit From the Heron');
  editor.stop();

  const { ok, output } = farm.build();
  expect(ok, output).toBe(true);
  const site = await farm.start('tools/serve.ts');
  await page.goto(`${site.url}/products`);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toHaveText('Closed for snow.');
  expect(await isOneColour(page, notice), 'nothing covers the notice').toBe(true);
  const table = page.getByRole('table', { name: 'Duck eggs' });
  const cells = table.getByRole('row', { name: 'Single egg' }).getByRole('cell');
  await expect(cells).toHaveText(['1', '$1.50', '$1.25']);
  const figure = page.getByRole('figure').filter({ hasText: CAPTION });
  const shown = figure.getByRole('img', { name: ALT });
  await shown.scrollIntoViewIfNeeded();
  await expect
    .poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
    .toBeCloseTo(1.5, 1);
  site.stop();
});

test('nothing of the editor is in the built site', async () => {
  const files = readdirSync(farm.at('dist'), { recursive: true, withFileTypes: true });
  const names = files.map(({ name }) => name);
  expect(names.filter((name) => /keystatic|editor/i.test(name))).toEqual([]);
  const texts = files.filter(({ name }) => /\.(html|js|css|xml|json|txt)$/.test(name));
  expect(texts.length).toBeGreaterThan(5);
  for (const { parentPath, name } of texts) {
    expect(readFileSync(join(parentPath, name), 'utf8'), name).not.toMatch(/keystatic|keystar/i);
  }
});
