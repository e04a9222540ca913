import { expect, type Locator, type Page } from '@playwright/test';
import {
  addNotice,
  DUCKS,
  expectLoaded,
  FARM,
  halfDozenWashed,
  openReview,
  photoNamed,
  publish,
  publishButton,
} from '../support/github-steps.ts';
import { test } from '../support/owner.ts';

const POST = 'content/posts/making-ducklings.yaml';

/** Taps twice at the same point of the screen. */
const tapTwice = async (page: Page, button: Locator) => {
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const taps = async () => page.mouse.click(x + width / 2, y + height / 2);
  await taps();
  await taps();
};

test('taps on Up move the same entry', async ({ page, goTo, github }) => {
  const photo = (n: number) =>
    `  - img: ./ducks/pond.webp\n    title: Photo ${n}\n    alt: A pond.\n`;
  const many = Array.from({ length: 9 }, (_, i) => photo(i + 1)).join('');
  github.replace(DUCKS, 'photos:\n', `photos:\n${many}`);
  for (const n of [2, 3]) {
    const text = github.text(POST).replace('number: 1', `number: ${n}`);
    github.write(`content/posts/post-${n}.yaml`, text.replace(/title: .*/, `title: Post ${n}`));
  }
  await goTo('file/products/ducks.yaml/photos');
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
    await goTo('posts');
    const posts = page.getByRole('main').getByRole('listitem');
    await expect(posts.nth(1)).toContainText('Post 2');
    await tapTwice(page, page.getByRole('button', { name: 'Up Post 2' }));
    await expect(posts.first()).toContainText('Post 2');
    await expect(posts.nth(1)).toContainText('Post 3');
    await page.getByRole('button', { name: 'To the top Making Ducklings' }).click();
    await expect(posts.first()).toContainText('Making Ducklings');
  });
});

test('pictures move nothing, and load when they are near', async ({ page, goTo, github }) => {
  const entry = '  - img: ./ducks/pond.webp\n    title: Pond\n    alt: A pond.\n';
  const last = '  - img: ./ducks/last.jpg\n    title: Last\n    alt: A pond.\n';
  const { buffer } = await photoNamed('last.jpg');
  github.commit({ 'content/products/ducks/last.jpg': buffer }, 'Elsewhere');
  github.replace(DUCKS, '\n# Write just', `${entry.repeat(60)}${last}\n# Write just`);
  const id = github.files['content/products/ducks/last.jpg'] ?? '';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const late = Promise.withResolvers<void>();
  await page.route('**/editor/pictures/*', (route) => late.promise.then(() => route.fallback()));
  await goTo('file/products/ducks.yaml/photos/1');
  const top = async () => (await page.getByLabel('Caption').boundingBox())?.y;
  const before = await top();
  late.resolve();
  await expectLoaded(page.locator('main img'));
  expect(await top()).toBe(before);

  await goTo('file/products/ducks.yaml/photos');
  const images = page.getByRole('listitem').locator('img');
  await expectLoaded(images.first());
  expect(requests.filter((request) => request.startsWith('HEAD'))).toEqual([]);
  expect(requests.filter((request) => request.includes(id))).toEqual([]);
  await page.getByRole('link', { name: 'Last' }).scrollIntoViewIfNeeded();
  await expectLoaded(images.last());
});

test('Back and Done keep the position, a problem’s link the focus', async ({ page, goTo }) => {
  await goTo('file/products/ducks.yaml/photos');
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

  await goTo('file/products/ducks.yaml/pricing');
  await page.getByRole('link', { name: 'Half dozen' }).click();
  await page.getByLabel('How many eggs').fill('x');
  await goTo('file/pages/home.yaml');
  await page.getByRole('button', { name: 'Add a seed packet' }).click();
  await page.getByLabel('Name').fill('Third');
  await goTo('notice');
  await addNotice(page);
  await page.getByRole('combobox', { name: /^Link/ }).selectOption('Another web address');
  await page.getByLabel('Web address').fill('nowhere at all');
  await openReview(page);
  await expect(page.getByText('“Third, picture” is missing. Choose a picture.')).toBeVisible();

  await page.getByRole('link', { name: /^In “Ducks”, “Half dozen, how many eggs”/ }).click();
  await expect(page.getByLabel('How many eggs')).toBeFocused();
  await expect(page.getByLabel('How many eggs')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('How many eggs')).toBeInViewport();
  await page.getByLabel('How many eggs').fill('6');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review and publish' })).toBeVisible();

  await page.getByRole('link', { name: 'In “Farm info”, “Notice, link”' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notice' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Link/ })).toBeFocused();
  await expect(page.getByRole('combobox', { name: /^Link/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('numbers and addresses are parsed as people type them', async ({ page, goTo, github }) => {
  // The build converts such a photo, and finds it in a deeper folder, so it doesn't block publishing.
  github.write('content/products/ducks/2026/spring/IMG_1.HEIC', 'an iPhone photo');
  github.replace(DUCKS, './ducks/drake.webp', './ducks/2026/spring/IMG_1.HEIC');
  github.write(FARM, `${github.text(FARM)}offline: "yes"\n`);
  await goTo('prices');
  const price = halfDozenWashed(page);
  await price.fill('-2');
  await price.blur();
  await expect(page.getByText('This is below zero.')).toBeVisible();
  await openReview(page);
  await expect(publishButton(page)).toBeDisabled();
  await goTo('prices');
  await price.fill('$8,5');
  await price.blur();
  await expect(price).toHaveValue('8.50');

  await goTo('file/products/ducks.yaml');
  const title = page.getByLabel('Name', { exact: true });
  await title.fill('x'.repeat(41));
  await expect(page.getByText('41 of 40 characters')).toBeVisible();
  await expect(page.getByText(/is too long/)).toHaveCount(0);
  await title.blur();
  await expect(page.getByText('This is too long. Use 40 characters or fewer.')).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Ducks');

  await goTo('file/farm.yaml');
  for (const [label, type] of [
    [/^Phone/, 'tel'],
    [/^Email/, 'email'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('type', type);
    await expect(page.getByLabel(label)).toHaveAttribute('autocapitalize', 'none');
  }
  await page.getByLabel('Tip jar').fill('ko-fi.com/me');
  await page.getByLabel(/Works without signal/).selectOption('Yes');
  await openReview(page);
  await publish(page);
  expect(github.text(FARM)).toContain('tipJar: https://ko-fi.com/me\n');
  expect(github.text(FARM)).toContain('offline: true\n');
  expect(github.text(DUCKS)).toContain('amount: 8.5 #');
});

test('the browser is asked once not to evict the draft', async ({ page, goTo }) => {
  let times = 0;
  await page.exposeFunction('persist', () => {
    times++;
  });
  await page.addInitScript('navigator.storage.persist = persist');
  await goTo('prices');
  await halfDozenWashed(page).fill('8');
  await halfDozenWashed(page).fill('9');
  await openReview(page);
  await expect(publishButton(page)).toBeEnabled();
  expect(times).toBe(1);
});

test('a farm that sells nothing yet has no blank screen', async ({ page, goTo, github }) => {
  for (const name of Object.keys(github.files))
    if (/products\/\w+\.yaml/.test(name)) github.remove(name);
  await goTo('photo');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(/Gallery/);
  for (const [screen, name] of [
    ['prices', 'Prices'],
    ['today', 'What we have today'],
  ] as const) {
    await goTo(`${screen}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/yet\. Add/);
  }
});
