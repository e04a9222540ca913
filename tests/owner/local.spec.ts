import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { STORE_FILES } from '../../build/content/reemit-content-change.ts';
import { cornersOf, UPRIGHT } from '../../photos/fixtures/pictures.ts';
import { findMetadata } from '../../photos/metadata.ts';
import { plainEnvironment } from '../support/environment.ts';
import { EGG_PRICES_YAML, honeyYaml } from '../support/expected-yaml.ts';
import { projectCopy } from '../support/project-copy.ts';
import { sidewaysPhoto } from './github-steps.ts';
import { addEggPrices, addHoney } from './selling-steps.ts';

// Serial, because the tests share one editor that starts on broken content, and later ones check the saves of earlier ones.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
// Too narrow for the site next to the forms, which would render again for every screen.
test.use({ actionTimeout: 20_000, viewport: { width: 1100, height: 900 } });

const DUCKS = 'content/products/ducks.yaml';
const CHICKENS = 'content/products/chickens.yaml';
const POST = 'content/posts/a-visit-from-the-heron.yaml';
const CAPTION = 'Molly’s “first” egg 🥚';
const ALT = 'A duck beside a large egg in the straw.';

type Project = ReturnType<typeof projectCopy>;

const local = {
  project: {} as Project,
  server: {} as Awaited<ReturnType<Project['start']>>,
  open: (page: Page, screen = '') => page.goto(`${local.server.url}/edit#/${screen}`),
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const project = projectCopy('edited');
  project.replace(DUCKS, 'title: Ducks\n', 'title: "Ducks\n');
  project.replace(CHICKENS, 'title: Chickens\n', 'title: ""\n');
  symlinkSync('..', project.at('content/products/loop'), 'junction');
  local.project = project;
  local.server = await project.start('tools/edit.ts');
});
test.afterAll(() => local.server.stop?.());

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

async function reviewAndSave(page: Page) {
  await page.getByRole('link', { name: 'Review and save' }).click();
  await save(page);
}

const singleEgg = (page: Page) => page.getByLabel('Single egg, unwashed');

test('on broken content the editor opens and says what is wrong, and the site works once it is fixed', async ({
  page,
}) => {
  expect(local.server.output().match(/never closed/g)).toHaveLength(1);
  expect(local.server.output()).toContain('is empty. Enter something');
  expect(local.server.output()).not.toContain('does not match');
  expect(local.server.output()).toContain('doesn’t follow links');

  await local.open(page);
  await expect(page.getByText(/never closed/)).toBeVisible();
  rmSync(local.project.at('content/products/loop'));
  await page.reload();
  await page.getByRole('link', { name: /^Ducks, line/ }).click();
  const source = page.getByLabel(DUCKS);
  await source.fill((await source.inputValue()).replace('title: "Ducks', 'title: Ducks'));
  await local.open(page, 'file/products/chickens.yaml');
  await page.getByLabel('Name', { exact: true }).fill('Chickens');
  await reviewAndSave(page);
  const products = async () => (await fetch(`${local.server.url}/products`)).text();
  await expect.poll(products, { timeout: 30_000 }).toContain('All five at the pond');
});

test('files behind a symlink are not listed', async ({ page }) => {
  symlinkSync('..', local.project.at('content/elsewhere'), 'junction');
  const content = page.waitForResponse('**/edit/content');
  await local.open(page);
  const { files } = (await (await content).json()) as { files: object };
  expect(Object.keys(files).filter((path) => path.startsWith('elsewhere'))).toEqual([]);
  rmSync(local.project.at('content/elsewhere'));
});

test('a second start finds the running editor', async () => {
  const { port } = new URL(local.server.url);
  const second = spawn(process.execPath, ['tools/edit.ts'], {
    cwd: local.project.at('.'),
    env: { ...plainEnvironment(), PORT: port, BROWSER: 'none' },
  });
  const [output, [status]] = await Promise.all([text(second.stdout), once(second, 'exit')]);
  expect(output).toContain(`already running at  ${local.server.url}/edit`);
  expect(status).toBe(0);
});

test('changes are saved to content/, and nothing else is written', async ({ page }) => {
  await test.step('a new site opens with the setup questions', async () => {
    const [address = ''] = /http:\/\/\S+\/edit\S*/.exec(local.server.output()) ?? [];
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Set up your site' })).toBeVisible();
    await expect(page.getByLabel('What’s your farm called?')).toHaveValue('Our Little Farm');
  });
  await test.step('a new price and a photo are saved, and nothing else changes', () =>
    newPriceAndPhoto(page));
  await test.step('invalid content is rejected, and a notice is saved', () =>
    rejectionAndNotice(page));
  await test.step('a new post is saved with its picture', () => newPost(page));
  await test.step('a product is added, hens get prices, and crafts are hidden', () =>
    newProduct(page));
  await test.step('a save keeps a concurrent change on the disk', () => changedByHand(page));
  await test.step('invalid YAML is fixed as text, and a removed photo is deleted', () =>
    brokenByHand(page));
});

async function newPriceAndPhoto(page: Page) {
  const before = local.project.read(DUCKS);
  await local.open(page, 'prices');
  await singleEgg(page).fill('1.5');

  await local.open(page, 'photo');
  const file = { name: 'IMG 1234.JPG', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await page.getByLabel(/^Ducks/).setInputFiles(file);
  await page.getByLabel('Caption').fill(CAPTION);
  await page.getByLabel('Picture description').fill(ALT);
  await page.getByRole('link', { name: 'Review and save' }).click();
  // The whole site is next to the forms.
  await expect(page.getByText('What visitors will see')).toHaveCount(0);
  await save(page);

  const entry = `\n  - img: ./ducks/img-1234.jpg\n    title: ${CAPTION}\n    alt: ${ALT}`;
  expect(local.project.read(DUCKS)).toBe(
    before
      .replace('amount: 1\n', 'amount: 1.5\n')
      .replace('\n\n# Egg prices.', `${entry}\n\n# Egg prices.`),
  );
  const photo = readFileSync(local.project.at('content/products/ducks/img-1234.jpg'));
  expect(findMetadata(photo)).toEqual([]);
  expect(await cornersOf(photo)).toEqual(UPRIGHT);
}

async function rejectionAndNotice(page: Page) {
  const before = local.project.read('content/farm.yaml');
  await local.open(page, 'file/farm.yaml');
  const name = page.getByLabel('Name', { exact: true }).first();
  const is = await name.inputValue();
  await name.fill('');
  await page.getByRole('link', { name: 'Review and save' }).click();
  await expect(page.getByText(/is empty\. Enter something/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await local.open(page, 'file/farm.yaml');
  await name.fill(is);

  await local.open(page, 'notice');
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await reviewAndSave(page);
  const after = local.project.read('content/farm.yaml');
  expect(after).toContain('\nnotice:\n  text: Closed for snow.\n');
  for (const comment of before.match(/^#.*$/gm) ?? []) expect(after).toContain(comment);
}

async function newPost(page: Page) {
  await local.open(page, 'posts');
  await page.getByRole('button', { name: 'New blog post' }).click();
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('https://example.org/heron');
  const file = { name: 'heron.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() };
  await page.getByLabel('Picture', { exact: true }).setInputFiles(file);
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.getByLabel('Picture description').fill('A heron at the edge of the pond.');
  await reviewAndSave(page);
  expect(local.project.read(POST)).toContain('title: A Visit From the Heron\n');
  expect(local.project.read(POST)).toContain('image: ./a-visit-from-the-heron/heron.jpg\n');
  expect(local.project.exists('content/posts/a-visit-from-the-heron/heron.jpg')).toBe(true);
}

async function newProduct(page: Page) {
  await local.open(page, '');
  await addHoney(page);
  await local.open(page, 'prices');
  await addEggPrices(page);
  await local.open(page, 'file/products/crafts.yaml');
  await page.getByRole('button', { name: 'Hide it for now' }).click();
  await reviewAndSave(page);
  expect(local.project.read('content/products/honey.yaml')).toBe(honeyYaml(5));
  expect(local.project.read(CHICKENS)).toContain(EGG_PRICES_YAML);
  expect(local.project.read('content/products/crafts.yaml')).toContain('hidden: true\n');
}

async function changedByHand(page: Page) {
  await local.open(page, 'prices');
  await singleEgg(page).fill('1.75');
  local.project.replace(DUCKS, 'amount: 1.25', 'amount: 1.3');
  await reviewAndSave(page);
  expect(local.project.read(DUCKS)).toContain('amount: 1.75\n');
  expect(local.project.read(DUCKS)).toContain('amount: 1.3\n');
}

async function brokenByHand(page: Page) {
  local.project.replace(DUCKS, 'title: Ducks\n', 'title: “Ducks”: ours\n');
  await local.open(page, '');
  await page.reload();
  await page
    .getByRole('link', { name: /^Ducks, line/ })
    .first()
    .click();
  await expect(page.getByText(/has curly quotes/)).toBeVisible();
  const text = page.getByLabel(DUCKS);
  await text.fill((await text.inputValue()).replace('“Ducks”: ours', 'Ducks'));
  await page.getByRole('link', { name: 'Back to the form' }).click();
  await page.getByRole('link', { name: 'Photos' }).click();
  await page.getByRole('button', { name: 'Remove Home before dark' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await reviewAndSave(page);
  expect(local.project.read(DUCKS)).toContain('title: Ducks\n');
  expect(local.project.exists('content/products/ducks/ducks-09.webp')).toBe(false);
  expect(local.project.exists('.photo-originals/content/products/ducks/ducks-09.webp')).toBe(true);
}

interface Request {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends any header, also those that browsers forbid. */
const request = ({ method = 'GET', path = '/edit', headers = {}, body = '' }: Request) =>
  new Promise<{ status: number; text: string }>((done, fail) => {
    const { port } = new URL(local.server.url);
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

test('only the editor’s own page may read or write', async () => {
  const page = await request({});
  expect(page.status).toBe(200);
  const secret = /"secret":"([^"]+)"/.exec(page.text)?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(20);
  const own = { 'x-editor': secret };
  expect((await request({ path: '/edit/content', headers: own })).status).toBe(200);

  const content = JSON.stringify({ ids: {}, changes: [{ path: 'farm.yaml', text: 'name: x' }] });
  const before = local.project.read('content/farm.yaml');
  const foreignRequests: Request[] = [
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
  for (const foreignRequest of foreignRequests) {
    expect((await request(foreignRequest)).status, JSON.stringify(foreignRequest)).toBe(403);
  }
  expect(local.project.read('content/farm.yaml')).toBe(before);
});

test('files that are added or removed outside the editor are noticed, and an unreadable one is named', async () => {
  const blog = async () => (await fetch(`${local.server.url}/blog`)).text();
  const post = local.project
    .read('content/posts/making-ducklings.yaml')
    .replace(/title: .*/, 'title: A Post From Just Now');
  local.project.write('content/posts/from-just-now.yaml', post.replaceAll(/#.*/g, ''));
  await expect.poll(blog).toContain('A Post From Just Now');
  rmSync(local.project.at('content/posts/from-just-now.yaml'));
  await expect.poll(blog).not.toContain('A Post From Just Now');

  local.project.write('content/posts/Second Thoughts.yml', 'title: Second Thoughts');
  await expect.poll(local.server.output).toContain('Second Thoughts.yml');
  rmSync(local.project.at('content/posts/Second Thoughts.yml'));

  await test.step('the server keeps running when a whole folder is removed and restored', async () => {
    renameSync(local.project.at('content/pages'), local.project.at('elsewhere'));
    await expect.poll(local.server.output).toContain('This folder is missing');
    renameSync(local.project.at('elsewhere'), local.project.at('content/pages'));
    expect((await fetch(`${local.server.url}/about`)).status).toBe(200);
  });

  const unknown = STORE_FILES.filter((name) => !local.project.exists(`.astro/${name}`));
  expect(unknown, 'Astro has changed this. Fix build/content/reemit-content-change.ts').toEqual([]);
});

/** Whether the top left corner, where no text is, has one color. */
async function isOneColor(page: Page, thing: Locator) {
  const { x = 0, y = 0 } = (await thing.boundingBox()) ?? {};
  const corner = await page.screenshot({ clip: { x, y, width: 20, height: 20 } });
  const { channels } = await sharp(corner).stats();
  return channels.every(({ min, max }) => min === max);
}

test('the preview and the site show the saved changes, which a build accepts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const preview = page.frameLocator('[title="Your site, as of your last save"]').getByRole('main');
  await local.open(page, 'posts');
  // Files have just changed, so the first render may be outdated.
  await expect(preview).toContainText('A Visit From the Heron', { timeout: 30_000 });

  expect((await checkContentOnDisk(local.project.at('content'))).problems).toEqual([]);
  await page.goto(`${local.server.url}/products`);
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
});

test('two tabs stay in sync, and a page that was open during a restart still saves', async ({
  page,
  context,
}) => {
  await local.open(page, 'prices');
  const second = await context.newPage();
  await second.goto(`${local.server.url}/edit#/prices`);
  await singleEgg(page).fill('2.75');
  await expect(singleEgg(second)).toHaveValue('2.75');
  await reviewAndSave(page);
  await singleEgg(second).fill('2.25');
  await local.open(page, 'prices');
  await expect(singleEgg(page)).toHaveValue('2.25');

  local.server = await local.server.restart();
  await second.setViewportSize({ width: 1280, height: 900 });
  const preview = second.getByTitle('Your site, as of your last save');
  await expect(preview).toHaveAttribute('src', '/products');
  await reviewAndSave(second);
  expect(local.project.read(DUCKS)).toContain('amount: 2.25\n');
  await expect(preview, 'it stays on the page of the change').toHaveAttribute('src', '/products');
  await expect(second.getByText(/Push origin/)).toBeVisible();
});
