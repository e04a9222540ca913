import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { PLUGINS, projectCopy } from '../../../tests/support/project-copy.ts';
import { PHONE } from '../../../tests/support/screens.ts';
import { buildSites, FIXTURE, FIXTURE_CONTENT, folderOf } from '../../../tests/support/sites.ts';
import { copySiteWithEditor } from '../support/copy-site-with-editor.ts';
import { API, FakeGitHub, TOKEN } from '../support/github.ts';
import {
  changeThePrice,
  halfDozenWashed,
  publishButton,
  savedStatus,
} from '../support/github-steps.ts';
import { serveHostedEditor, withGitHub } from '../support/hosted-editor.ts';

async function takePicture(page: Page, name: string, height?: number) {
  // Nothing is hovered on a phone.
  await page.mouse.move(0, 0);
  const { width = 0, height: screenHeight = 0 } = page.viewportSize() ?? {};
  const clip = { x: 0, y: 0, width, height: height ?? screenHeight };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  await sharp(png).jpeg({ quality: 60, mozjpeg: true }).toFile(`docs/images/${name}.jpg`);
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, deviceScaleFactor: 2 });

  test('pictures of the editor on GitHub', async ({ page }) => {
    await buildSites('fixture');
    const content = join(FIXTURE.folder, 'content');
    const dist = join(folderOf('guide'), 'dist');
    await copySiteWithEditor(dist, content, API);
    const site = await serveHostedEditor(dist);
    const github = new FakeGitHub(content);
    await withGitHub(page, github);
    const open = (screen: string) => page.goto(`${site.address}edit#/${screen}`);

    await open('');
    await page.getByText('How do I get a token?').click();
    await takePicture(page, 'phone-sign-in');
    await page.getByLabel('Token', { exact: true }).fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Our Little Farm' })).toBeVisible();
    await takePicture(page, 'phone-home');

    await changeThePrice(page);
    await expect(page.getByText('What visitors will see')).toBeVisible();
    await takePicture(page, 'phone-review');
    await open('prices');
    await halfDozenWashed(page).focus();
    await takePicture(page, 'phone-prices');
    await open('review');
    await publishButton(page).click();
    await expect(savedStatus(page)).toBeVisible();
    await takePicture(page, 'phone-saved', 465);

    await open('history');
    await page.getByText('$7 → $8').first().click();
    await expect(page.getByRole('button', { name: 'Undo this' })).toBeVisible();
    await takePicture(page, 'phone-history', 326);

    await open('today');
    await page.getByRole('button', { name: 'Sold out', exact: true }).first().click();
    await takePicture(page, 'phone-today');

    await open('photo');
    await page.getByLabel(/^Ducks/).setInputFiles('tests/farm/products/ducks/ducks-05.webp');
    await page.getByLabel('Caption').fill('Five this morning');
    await page.getByLabel('Picture description').fill('Five duck eggs in a straw nest.');
    await takePicture(page, 'phone-photo');

    await open('add');
    await page.getByLabel('What is it?').fill('Honey');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Honey' })).toBeVisible();
    await takePicture(page, 'phone-sell');

    github.replace('content/products/chickens.yaml', 'title: Chickens', 'title: "Chickens');
    await page.reload();
    await open('text/products/chickens.yaml');
    await page.getByRole('button', { name: 'Go to line 3' }).click();
    await takePicture(page, 'phone-fix', 700);
    site.end();
  });
});

test.describe('on a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('picture of the editor on this computer', async ({ page }) => {
    const farm = projectCopy('guide', FIXTURE_CONTENT, PLUGINS);
    const editor = await farm.start('editor/edit.ts');
    await page.goto(`${editor.url}/edit#/prices`);
    await halfDozenWashed(page).fill('8');
    const preview = page.frameLocator('iframe').getByRole('main');
    await expect(preview).toContainText('Duck eggs', { timeout: 60_000 });
    await page.frame({ url: /products/ })?.waitForLoadState();
    await takePicture(page, 'editor-computer');
    editor.stop();
  });
});
