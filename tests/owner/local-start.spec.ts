import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import { plainEnvironment } from '../support/environment.ts';
import { projectCopy } from '../support/project-copy.ts';

/** One story: the editor starts on broken content, is used in two tabs, and is started again. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ actionTimeout: 20_000, viewport: { width: 1100, height: 900 } });

const DUCKS = 'content/products/ducks.yaml';
const CHICKENS = 'content/products/chickens.yaml';

let farm: ReturnType<typeof projectCopy>;
let editor: Awaited<ReturnType<typeof farm.start>>;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  farm = projectCopy('broken-at-start');
  farm.replace(DUCKS, 'title: Ducks\n', 'title: "Ducks\n');
  farm.replace(CHICKENS, 'title: Chickens\n', 'title: ""\n');
  symlinkSync('..', farm.at('content/products/loop'), 'junction');
  editor = await farm.start('tools/edit.ts');
});

test.afterAll(() => editor?.stop());

const save = async (page: Page) => {
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};
const singleEgg = (page: Page) => page.getByLabel('Single egg, unwashed');

test('on broken content the editor opens, says what is wrong in our words, and the site revives once it is fixed', async ({
  page,
}) => {
  expect(editor.output().match(/never closed/g)).toHaveLength(1);
  expect(editor.output()).toContain('is empty. Enter some text');
  expect(editor.output()).not.toContain('does not match');
  expect(editor.output()).toContain('doesn’t follow links');

  await page.goto(`${editor.url}/edit`);
  await expect(page.getByText(/never closed/)).toBeVisible();
  rmSync(farm.at('content/products/loop'));
  await page.reload();
  await page.getByRole('link', { name: 'ducks.yaml' }).first().click();
  const source = page.getByLabel(DUCKS);
  await source.fill((await source.inputValue()).replace('title: "Ducks', 'title: Ducks'));
  await page.goto(`${editor.url}/edit#/file/products/chickens.yaml`);
  await page.getByLabel('Name', { exact: true }).fill('Chickens');
  await save(page);
  const products = async () => (await fetch(`${editor.url}/products`)).text();
  await expect.poll(products, { timeout: 30_000 }).toContain('All five at the pond');
});

test('the files behind a link are not listed', async ({ page }) => {
  symlinkSync('..', farm.at('content/elsewhere'), 'junction');
  const content = page.waitForResponse('**/edit/content');
  await page.goto(`${editor.url}/edit`);
  const { files } = (await (await content).json()) as { files: object };
  expect(Object.keys(files).filter((path) => path.startsWith('elsewhere'))).toEqual([]);
  rmSync(farm.at('content/elsewhere'));
});

test('a second start finds the first one', async () => {
  const { port } = new URL(editor.url);
  const second = spawn(process.execPath, ['tools/edit.ts'], {
    cwd: farm.at('.'),
    env: { ...plainEnvironment(), PORT: port, BROWSER: 'none' },
  });
  const [output, [status]] = await Promise.all([text(second.stdout), once(second, 'exit')]);
  expect(output).toContain(`already running at  ${editor.url}/edit`);
  expect(status).toBe(0);
});

test('two tabs come to rest, and a page that was open when the editor was started again still saves', async ({
  page,
  context,
}) => {
  await page.goto(`${editor.url}/edit#/prices`);
  const second = await context.newPage();
  await second.goto(`${editor.url}/edit#/prices`);
  await singleEgg(page).fill('1.75');
  await expect(singleEgg(second)).toHaveValue('1.75');
  await save(page);
  await singleEgg(second).fill('2.25');
  await page.goto(`${editor.url}/edit#/prices`);
  await expect(singleEgg(page)).toHaveValue('2.25');

  editor = await editor.restart();
  await second.setViewportSize({ width: 1280, height: 900 });
  const preview = second.getByTitle('The site as last saved');
  await expect(preview).toHaveAttribute('src', '/products');
  await save(second);
  expect(farm.read(DUCKS)).toContain('amount: 2.25\n');
  await expect(preview, 'it stays on the page of the change').toHaveAttribute('src', '/products');
  await expect(second.getByText(/Push origin/)).toBeVisible();
});
