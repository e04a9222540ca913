import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { plainEnvironment } from '../support/environment.ts';
import { reviewAndSave, startLocalEditor } from './local-editor.ts';

// Serial, because the tests share one editor that starts on broken content.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const DUCKS = 'content/products/ducks.yaml';
const CHICKENS = 'content/products/chickens.yaml';

const local = startLocalEditor('broken-at-start', (project) => {
  project.replace(DUCKS, 'title: Ducks\n', 'title: "Ducks\n');
  project.replace(CHICKENS, 'title: Chickens\n', 'title: ""\n');
  symlinkSync('..', project.at('content/products/loop'), 'junction');
});

const singleEgg = (page: Page) => page.getByLabel('Single egg, unwashed');

test('on broken content the editor opens and says what is wrong, and the site works once it is fixed', async ({
  page,
}) => {
  expect(local.server.output().match(/never closed/g)).toHaveLength(1);
  expect(local.server.output()).toContain('is empty. Enter some text');
  expect(local.server.output()).not.toContain('does not match');
  expect(local.server.output()).toContain('doesn’t follow links');

  await local.open(page);
  await expect(page.getByText(/never closed/)).toBeVisible();
  rmSync(local.project.at('content/products/loop'));
  await page.reload();
  await page.getByRole('link', { name: 'ducks.yaml' }).first().click();
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

test('two tabs stay in sync, and a page that was open during a restart still saves', async ({
  page,
  context,
}) => {
  await local.open(page, 'prices');
  const second = await context.newPage();
  await second.goto(`${local.server.url}/edit#/prices`);
  await singleEgg(page).fill('1.75');
  await expect(singleEgg(second)).toHaveValue('1.75');
  await reviewAndSave(page);
  await singleEgg(second).fill('2.25');
  await local.open(page, 'prices');
  await expect(singleEgg(page)).toHaveValue('2.25');

  local.server = await local.server.restart();
  await second.setViewportSize({ width: 1280, height: 900 });
  const preview = second.getByTitle('The site as last saved');
  await expect(preview).toHaveAttribute('src', '/products');
  await reviewAndSave(second);
  expect(local.project.read(DUCKS)).toContain('amount: 2.25\n');
  await expect(preview, 'it stays on the page of the change').toHaveAttribute('src', '/products');
  await expect(second.getByText(/Push origin/)).toBeVisible();
});
