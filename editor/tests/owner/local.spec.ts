import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { checkContentOnDisk } from '../../../build/content/content-on-disk.ts';
import { STORE_FILES } from '../../../build/content/reemit-content-change.ts';
import { cornersOf, UPRIGHT } from '../../../photos/fixtures/pictures.ts';
import { plainEnvironment } from '../../../tests/support/environment.ts';
import { PLUGINS, projectCopy } from '../../../tests/support/project-copy.ts';
import { metadataIn } from '../../../tools/check-published/photo-metadata.ts';
import { SMALL } from '../sites/small.ts';
import { DUCKS, FARM, photoNamed, photoPath } from '../support/github-steps.ts';

// Serial, because the tests share one editor that starts on broken content.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 20_000 });

const PLANTS = 'content/products/plants.yaml';
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
  const project = projectCopy('edited', SMALL.content, PLUGINS);
  project.replace(DUCKS, 'title: Ducks\n', 'title: "Ducks\n');
  project.replace(PLANTS, 'title: Plants\n', 'title: ""\n');
  project.replace(FARM, 'name: Test Farm', 'name: Our Little Farm');
  symlinkSync('..', project.at('content/products/loop'), 'junction');
  local.project = project;
  local.server = await project.start('editor/edit.ts');
});
test.afterAll(() => local.server.stop?.());

async function reviewAndSave(page: Page) {
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

test('on broken content the editor opens and says what is wrong', async ({ page }) => {
  // Too narrow for the site next to the forms, which would render for every screen.
  await page.setViewportSize({ width: 1100, height: 900 });
  expect(local.server.output().match(/never closed/g)).toHaveLength(1);
  expect(local.server.output()).toContain('is empty. Enter something');
  expect(local.server.output()).not.toContain('does not match');
  expect(local.server.output()).toContain('doesn’t follow links');
  expect(local.server.output(), 'placeholders are left').toContain('/edit#/setup\n');

  await local.open(page);
  await expect(page.getByText(/never closed/)).toBeVisible();
  rmSync(local.project.at('content/products/loop'));
  await page.reload();
  await page.getByRole('link', { name: /^Ducks, line/ }).click();
  const source = page.getByLabel(DUCKS);
  await source.fill((await source.inputValue()).replace('title: "Ducks', 'title: Ducks'));
  await local.open(page, 'file/products/plants.yaml');
  await page.getByLabel('Name', { exact: true }).fill('Plants');
  await reviewAndSave(page);
  const products = async () => (await fetch(`${local.server.url}/products`)).text();
  await expect.poll(products, { timeout: 30_000 }).toContain('All five on the pond');
});

test('a second start finds the running editor', async () => {
  const { port } = new URL(local.server.url);
  const second = spawn(process.execPath, ['editor/edit.ts'], {
    cwd: local.project.at('.'),
    env: { ...plainEnvironment(), PORT: port, BROWSER: 'none' },
  });
  const [output, [status]] = await Promise.all([text(second.stdout), once(second, 'exit')]);
  expect(output).toContain(`already running at  ${local.server.url}/edit`);
  expect(status).toBe(0);
});

test('a new price and photo are saved, and show next to the forms', async ({ page }) => {
  const before = local.project.read(DUCKS);
  await local.open(page, 'prices');
  await page.getByLabel('Single egg, unwashed').fill('1.5');
  await local.open(page, 'photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('IMG 1234.JPG'));
  await page.getByLabel('Caption').fill(CAPTION);
  await page.getByLabel('Picture description').fill(ALT);
  const preview = page.getByTitle('Your site, as of your last save');
  await expect(preview).toHaveAttribute('src', '/products');
  await reviewAndSave(page);
  await expect(preview, 'it stays on the page of the change').toHaveAttribute('src', '/products');
  await expect(page.getByText(/Push origin/)).toBeVisible();

  const names = readdirSync(local.project.at('content/products/ducks'));
  const name = photoPath(names, 'img-1234');
  const entry = `\n  - img: ./ducks/${name}\n    title: ${CAPTION}\n    alt: ${ALT}`;
  expect(local.project.read(DUCKS)).toBe(
    before
      .replace('amount: 1\n', 'amount: 1.5\n')
      .replace('\n\n# Write just', `${entry}\n\n# Write just`),
  );
  const photo = readFileSync(local.project.at(`content/products/ducks/${name}`));
  expect(await metadataIn(photo)).toEqual([]);
  expect(await cornersOf(photo)).toEqual(UPRIGHT);
  expect((await checkContentOnDisk(local.project.at('content'))).problems).toEqual([]);

  const site = preview.contentFrame();
  // Files have just changed, so the first render may be outdated.
  const shown = site.getByRole('img', { name: ALT });
  await expect(shown).toBeVisible({ timeout: 30_000 });
  await expect(site.getByRole('row', { name: 'Single egg' }).getByRole('cell').nth(1)).toHaveText(
    '$1.50',
  );
  // The preview may reload once more.
  await expect(async () => {
    await shown.scrollIntoViewIfNeeded();
    const ratio = await shown.evaluate(
      (img: HTMLImageElement) => img.naturalHeight / img.naturalWidth,
    );
    expect(ratio).toBeCloseTo(1.5, 1);
  }).toPass();
});

test('only the editor’s own page may read or write', async ({ request }) => {
  const page = await request.get(`${local.server.url}/edit`);
  expect(page.status()).toBe(200);
  const secret = /"secret":"([^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect(secret.length).toBeGreaterThan(20);
  const own = { 'x-editor': secret };
  const statusOf = async (path: string, headers: Record<string, string>, data?: object) => {
    const options = { method: data ? 'POST' : 'GET', headers, ...(data && { data }) };
    return (await request.fetch(`${local.server.url}${path}`, options)).status();
  };
  expect(await statusOf('/edit/content', own)).toBe(200);

  const before = local.project.read(FARM);
  const change = { ids: {}, changes: [{ path: 'farm.yaml', text: 'name: x' }] };
  const foreignRequests: Parameters<typeof statusOf>[] = [
    ['/edit/content', {}],
    ['/edit/content', { 'x-editor': 'guessed' }],
    ['/edit/content', { ...own, host: 'evil.example' }],
    ['/edit/content', { ...own, origin: 'https://evil.example' }],
    ['/edit/content', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['/edit/content', { ...own, 'sec-fetch-site': 'same-site' }],
    ['/edit/thumbnail?path=products/ducks/pond.webp', {}],
    ['/edit/thumbnail?path=products/ducks/pond.webp', { 'sec-fetch-site': 'cross-site' }],
    ['/edit', { 'sec-fetch-dest': 'iframe' }],
    ['/edit', { host: 'evil.example' }],
    ['/edit/save', {}, change],
    ['/edit/save', { ...own, origin: 'null' }, change],
    ['/edit/save', { ...own, origin: 'http://localhost:1' }, change],
  ];
  for (const foreign of foreignRequests)
    expect(await statusOf(...foreign), JSON.stringify(foreign)).toBe(403);
  expect(local.project.read(FARM)).toBe(before);
});

test('a logo that is a drawing has a thumbnail', async ({ request }) => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  local.project.write('content/products/bee.svg', drawing);
  const thumbnail = await request.get(`${local.server.url}/edit/thumbnail?path=products/bee.svg`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(thumbnail.headers()['content-type']).toBe('image/webp');
  rmSync(local.project.at('content/products/bee.svg'));
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
