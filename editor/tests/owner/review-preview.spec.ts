import { expect, type Page } from '@playwright/test';
import {
  addNotice,
  changeThePrice,
  DUCKS,
  expectLoaded,
  FARM,
  fileBox,
  photoNamed,
  publishButton,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

const PLANTS = 'content/products/plants.yaml';
const TURKEYS = 'content/products/turkeys.yaml';

const previews = (page: Page) => page.locator('figure', { hasText: 'What visitors will see' });

test('the review shows each change as visitors will see it', async ({ page, goTo, github }) => {
  // It is November 19 there, and still the 18th in Montana.
  github.write(FARM, `${github.text(FARM)}\ntimeZone: Pacific/Kiritimati\n`);
  github.replace(DUCKS, '  rows:', '  availability: Two dozen\n  asOf: 2026-11-15\n  rows:');
  const photos = github.text(DUCKS).match(/photos:[\s\S]*?\n\n/)?.[0] ?? '';
  const placeholder = 'pricingPlaceholder: { title: Pricing, text: Soon. }';
  github.write(PLANTS, `${github.text(PLANTS)}${photos}${placeholder}\n`);
  github.write(TURKEYS, `title: Turkeys\norder: 3\n${photos}`);
  await page.clock.setFixedTime('2026-11-18T18:00:00Z');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await goTo('photo');
  await page.getByLabel(/^Ducks/).setInputFiles(await photoNamed('x.jpg'));
  await page.getByLabel('Caption').fill('Molly on the pond');
  await page.getByLabel('Picture description').fill('A duck.');
  await goTo('notice');
  await addNotice(page);
  await goTo('file/posts/making-ducklings.yaml');
  await page.getByLabel('Summary').fill('About eggs that hatch.');
  await goTo('file/pages/products.yaml/tally');
  await page.getByRole('button', { name: 'Add a big number' }).click();
  await page.getByLabel('How many').fill('21');
  await page.getByLabel('Of what').fill('geese');
  await goTo('file/farm.yaml');
  await page.getByLabel('Way to pay 1').fill('Shells');
  await goTo('file/products/plants.yaml/pricingPlaceholder');
  await page.getByLabel('Text', { exact: true }).fill('Prices come in May.');
  await goTo('file/products/turkeys.yaml/photos');
  await page.getByRole('button', { name: 'Up The drake' }).click();
  await goTo();
  expect(
    scripts.some((url) => url.includes('render-preview')),
    'nothing of it is loaded before',
  ).toBe(false);
  await changeThePrice(page, '8.25');

  const board = previews(page).filter({ hasText: 'Duck eggs' });
  await expect(board.getByText('$8.25')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport({ ratio: 1 });
  await expect(board).toContainText('4\u00a0days\u00a0ago');
  await expect(board).toContainText('Molly on the pond');
  await expect(board, 'only what is new').not.toContainText('The drake');
  await expect(board).toContainText(/Your other (?:photo stays|\d+ photos stay)\./);
  await expectLoaded(board.locator('figure img'));
  const plants = previews(page).filter({ hasText: 'Prices come in May.' });
  await expect(plants).toContainText('Your 2 photos stay.');
  await expect(fileBox(page, 'Turkeys')).toBeVisible();
  await expect(previews(page).filter({ hasText: 'Turkeys' }), 'no new photo').toHaveCount(0);
  await expect(previews(page).filter({ hasText: 'Closed for snow.' })).toBeVisible();
  const card = previews(page).filter({ hasText: 'About eggs that hatch.' });
  await expectLoaded(card.locator('img').first());
  await expectLoaded(card.locator('img').last());
  await expect(previews(page).filter({ hasText: '21 geese' })).toBeVisible();
  await expect(previews(page).filter({ hasText: 'Shells' })).toBeVisible();
  const { width = 0 } = (await board.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(390);
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const name = await board.getByText('Single egg').boundingBox();
    expect(name?.height, `on one line at ${width}`).toBeLessThan(40);
  }

  await test.step('the preview omits a file that is left out', async () => {
    await fileBox(page, 'Ducks').uncheck();
    await expect(board).toHaveCount(0);
    await fileBox(page, 'Ducks').check();
    await expect(board).toBeVisible();
  });
});

test('Publish doesn’t wait for the preview, nor move for it', async ({ page, goTo }) => {
  await page.route(/render-preview/, (route) => route.abort());
  await goTo();
  await changeThePrice(page);
  await expect(page.getByText('Half dozen, washed: $7 → $8')).toBeVisible();
  await expect(publishButton(page)).toBeEnabled();
  await expect(previews(page)).toHaveCount(0);
  const before = await publishButton(page).boundingBox();
  await page.unroute(/render-preview/);
  await page.reload();
  await expect(previews(page).getByText('$8')).toBeVisible();
  expect(await publishButton(page).boundingBox()).toEqual(before);
});
