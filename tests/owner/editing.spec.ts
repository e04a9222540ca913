import { expect, type Locator, type Page } from '@playwright/test';
import { openEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';
import {
  changeBox,
  changeThePrice,
  DUCKS,
  FARM,
  halfDozenWashed,
  openReview,
  publish,
  publishButton,
  sidewaysPhoto,
} from './github-steps.ts';

const POST = 'content/posts/making-ducklings.yaml';
const back = (page: Page) => page.getByRole('link', { name: 'Back' });

test('blank additions are dropped and don’t block publishing', async ({ page, site, github }) => {
  await openEditor(page, site.address);
  await page.getByRole('link', { name: /^Notice/ }).click();
  await page.getByRole('button', { name: 'Add notice' }).click();
  await back(page).click();
  await page.getByRole('link', { name: /^Ducks/ }).click();
  await page.getByRole('link', { name: 'Egg prices' }).click();
  await page.getByRole('button', { name: 'Add a pack size' }).click();
  await back(page).click();
  await back(page).click();
  await page.getByText('More settings').click();
  await page.getByRole('button', { name: 'Add “No prices yet” text' }).click();
  await back(page).click();
  await page.getByRole('link', { name: /^Blog posts/ }).click();
  await page.getByRole('button', { name: 'New blog post' }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByText(/^Post it somewhere else first/)).toBeVisible();
  await back(page).click();
  await expect(page.getByRole('link', { name: 'New blog post' })).toHaveCount(0);
  await back(page).click();
  await expect(page.getByText('not published yet')).toHaveCount(0);

  await changeThePrice(page);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await publish(page);
  expect(github.git('diff', '--name-only', 'main~1', 'main')).toBe(DUCKS);
});

test('each change can be left out in the review, with its errors, and stays in the draft', async ({
  page,
  site,
  github,
}) => {
  await openEditor(page, site.address, 'photo');
  await page
    .getByLabel(/^Ducks/)
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await page.getByLabel('Caption').fill('Half a capt');
  await page.goto(`${site.address}edit#/file/farm.yaml`);
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await page.goto(`${site.address}edit#/`);
  await changeThePrice(page);
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();

  await changeBox(page, 'New photo: Half a capt').uncheck();
  await changeBox(page, /^Name/).uncheck();
  await expect(page.getByRole('heading', { name: 'Needs fixing' })).toHaveCount(0);
  await publish(page);
  await expect(
    page.getByText('You still have the changes you unchecked. They’re not published yet.'),
  ).toBeVisible();
  expect(github.git('diff', '--name-only', 'main~1', 'main')).toBe(DUCKS);
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  expect(github.text(DUCKS)).not.toContain('Half a capt');

  await page.reload();
  await expect(changeBox(page, 'New photo: Half a capt')).not.toBeChecked();
  await expect(changeBox(page, /^Half dozen/)).toHaveCount(0);
  await page.goto(`${site.address}edit#/file/products/ducks.yaml/photos/2`);
  await page.getByLabel('Picture description').fill('A duck.');
  await page.goto(`${site.address}edit#/file/farm.yaml`);
  await page.getByLabel('Name', { exact: true }).first().fill('Test Farm');
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).toContain('title: Half a capt');
  expect(github.git('ls-tree', '-r', '--name-only', 'main')).toContain('ducks/x.jpg');
});

/** Taps twice at the same point of the screen. */
const tapTwice = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const taps = async () => page.mouse.click(x + width / 2, y + height / 2);
  await taps();
  await taps();
};

test('repeated taps on Up move the same entry, and a drag at the edge scrolls', async ({
  page,
  site,
  github,
}) => {
  const photo = (n: number) =>
    `  - img: ./ducks/pond.webp\n    title: Photo ${n}\n    alt: A pond.\n`;
  const many = Array.from({ length: 9 }, (_, i) => photo(i + 1)).join('');
  github.replace(DUCKS, 'photos:\n', `photos:\n${many}`);
  for (const n of [2, 3]) {
    const text = github.text(POST).replace('number: 1', `number: ${n}`);
    github.write(`content/posts/post-${n}.yaml`, text.replace(/title: .*/, `title: Post ${n}`));
  }
  await openEditor(page, site.address, 'file/products/ducks.yaml/photos');
  const photos = page.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  await tapTwice(page, page.getByRole('button', { name: 'Up Photo 6' }));
  await expect(photos.nth(3)).toContainText('Photo 6');
  await expect(page.getByRole('button', { name: 'Up Photo 6' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(photos.nth(2)).toContainText('Photo 6');
  await page.getByRole('button', { name: 'To the top Photo 9' }).click();
  await expect(photos.first()).toContainText('Photo 9');
  await expect(photos.first()).toBeInViewport();

  await test.step('at the top of the page, which can’t scroll', async () => {
    await page.goto(`${site.address}edit#/posts`);
    const posts = page.getByRole('main').getByRole('listitem');
    await expect(posts.nth(1)).toContainText('Post 2');
    await tapTwice(page, page.getByRole('button', { name: 'Up Post 2' }));
    await expect(posts.first()).toContainText('Post 2');
    await expect(posts.nth(1)).toContainText('Post 3');
    await page.getByRole('button', { name: 'To the top Making Ducklings' }).click();
    await expect(posts.first()).toContainText('Making Ducklings');
  });

  await test.step('a drag at the edge scrolls', async () => {
    await page.goto(`${site.address}edit#/file/products/ducks.yaml/photos`);
    const handle = photos.filter({ hasText: 'Photo 9' }).getByText('⠿');
    await handle.scrollIntoViewIfNeeded();
    await handle.hover();
    await page.mouse.down();
    const { height = 0 } = page.viewportSize() ?? {};
    await page.mouse.move(60, height - 20, { steps: 4 });
    await expect(photos.last()).toContainText('Photo 9');
    await page.mouse.up();
  });
});

test('Back and Done return to the scroll position, and a problem’s link focuses the field', async ({
  page,
  site,
}) => {
  await openEditor(page, site.address, 'file/products/ducks.yaml/photos');
  const drake = page.getByRole('link', { name: 'The drake' });
  await drake.scrollIntoViewIfNeeded();
  const top = () => drake.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await top();
  for (const way of ['Done', 'Back']) {
    await drake.click();
    await page.getByRole('link', { name: way }).click();
    await expect(drake).toBeFocused();
    expect(await top(), `${way} returns to the same position`).toBe(before);
  }

  await page.goto(`${site.address}edit#/file/products/ducks.yaml/pricing`);
  await page.getByRole('link', { name: 'Half dozen' }).click();
  await page.getByLabel('How many eggs').fill('x');
  await page.goto(`${site.address}edit#/file/pages/home.yaml`);
  await page.getByRole('button', { name: 'Add a seed packet' }).click();
  await page.getByLabel('Name').fill('Third');
  await page.goto(`${site.address}edit#/notice`);
  await page.getByRole('button', { name: 'Add notice' }).click();
  await page.getByLabel('Text', { exact: true }).fill('Closed for snow.');
  await page.getByLabel(/^Link to/).selectOption('Another web address');
  await page.getByLabel('Web address').fill('nowhere at all');
  await openReview(page);
  await expect(page.getByText('“Third, picture” is missing. Choose a picture.')).toBeVisible();

  await page.getByRole('link', { name: /Half dozen, how many eggs/ }).click();
  await expect(page.getByLabel('How many eggs')).toBeFocused();
  await expect(page.getByLabel('How many eggs')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('How many eggs')).toBeInViewport();
  await page.getByLabel('How many eggs').fill('6');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and publish' })).toBeVisible();

  await page.getByRole('link', { name: 'In “Notice”, “Link to”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice' })).toBeVisible();
  await expect(page.getByLabel(/^Link to/)).toBeFocused();
  await expect(page.getByLabel(/^Link to/)).toHaveAttribute('aria-invalid', 'true');
});

test('availability gets today’s date, and none when it is empty', async ({
  page,
  site,
  github,
}) => {
  github.replace(DUCKS, '\npricing:\n', '\npricing:\n  availability: Plenty\n  asOf: 2026-01-02\n');
  await openEditor(page, site.address, 'today');
  const heading = page.getByRole('heading', { name: 'Duck eggs' });
  const eggs = page.locator('section').filter({ has: heading });
  await expect(eggs.getByText('Shows the date January 2, 2026')).toBeVisible();
  await eggs.getByLabel('In your own words').fill('About a dozen');
  await expect(eggs.getByText('Shows today’s date')).toBeVisible();
  await eggs.getByLabel('In your own words').fill('');
  await openReview(page);
  await publish(page);
  expect(github.text(DUCKS)).not.toMatch(/^ *asOf:|Plenty|About a dozen/m);
});

test('numbers and web addresses are parsed as people type them', async ({ page, site, github }) => {
  await openEditor(page, site.address, 'prices');
  const price = halfDozenWashed(page);
  for (const [typed, shown] of [
    ['8.5', '8.50'],
    ['.75', '0.75'],
    ['1250', '1250'],
    ['$12', '12'],
  ] as const) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue(shown);
  }
  await page.goto(`${site.address}edit#/file/products/ducks.yaml/photos/0`);
  await page.getByLabel('Caption').fill('1,200');
  await page.getByLabel('Caption').blur();
  await expect(page.getByText(/^Is this/)).toHaveCount(0);
  await page.goto(`${site.address}edit#/`);
  await page.getByRole('link', { name: /^Big numbers: 5 ducks/ }).click();
  await page.getByRole('group', { name: 'Big numbers' }).getByRole('link').first().click();
  await page.getByLabel('How many').fill('1,200');
  await page.getByLabel('How many').blur();
  await expect(page.getByLabel('How many')).toHaveValue('1200');
  await page.goto(`${site.address}edit#/file/farm.yaml`);
  await page.getByLabel('Tip jar').fill('ko-fi.com/me');
  await openReview(page);
  await publish(page);
  expect(github.text(FARM)).toContain('tipJar: https://ko-fi.com/me\n');
});

test('a photo in a format that the build converts doesn’t block publishing', async ({
  page,
  site,
  github,
}) => {
  github.write('content/products/ducks/IMG_1.HEIC', 'an iPhone photo');
  github.replace(DUCKS, './ducks/drake.webp', './ducks/IMG_1.HEIC');
  await openEditor(page, site.address);
  await changeThePrice(page);
  await publish(page);
});

test('sections are listed in the order of the site, and no screen is blank without them', async ({
  page,
  site,
  github,
}) => {
  github.replace(DUCKS, 'order: 1', 'order: 9');
  await openEditor(page, site.address, 'photo');
  const albums = page.getByRole('main').getByRole('listitem');
  await expect(albums.filter({ hasText: /Plants|Ducks/ })).toContainText(['Plants', 'Ducks']);
  for (const name of github.git('ls-files', 'content/products').split('\n'))
    if (name.endsWith('.yaml')) github.remove(name);
  await page.reload();
  await expect(albums).toHaveText(/Gallery/);
  for (const [screen, name] of [
    ['prices', 'Prices'],
    ['today', 'What we have today'],
  ] as const) {
    await page.goto(`${site.address}edit#/${screen}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/yet\. Add/);
  }
});
