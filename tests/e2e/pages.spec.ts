import { expect, test } from '../support/strict-test.ts';

// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('home has the logo, the place, the hero, a Donate link, and cards that link to About, Products and Gallery', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^Logo: / })).toBeVisible();
  await expect(main.getByText('Near Missoula, Montana')).toBeVisible();
  await expect(main.getByRole('img', { name: /^Illustration of a valley/ })).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Under construction' })).toBeVisible();
  await expect(page.getByText(/The farm is under construction/)).toBeVisible();
  const donate = page.getByRole('link', { name: /^Donate/ });
  await expect(donate).toHaveAttribute('href', 'https://ko-fi.com/');

  for (const [title, path] of [
    ['The View', '/about'],
    ['Poultry', '/products'],
    ['The Garden', '/gallery'],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByRole('img')).toHaveAccessibleName(/^Illustration of /);
    await card.getByRole('link', { name: `Learn More about ${title}` }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
});

test('about says that more is coming, and links to the newsletter and the tip jar', async ({
  page,
  context,
}) => {
  await context.route(/example\.com|ko-fi\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'More info is coming soon' })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Logo: / })).toBeVisible();
  for (const [name, address] of [
    [/newsletter/, 'https://example.com/newsletter'],
    [/tip jar/, 'https://ko-fi.com/'],
  ] as const) {
    const opened = context.waitForEvent('page');
    await main.getByRole('link', { name }).click();
    await expect(await opened).toHaveURL(address);
  }
  await expect(page).toHaveURL('/about');
});

test('gallery says that photos are coming, and has a Donate link', async ({ page }) => {
  await page.goto('/gallery');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Photos are coming soon' })).toBeVisible();
  await expect(main.getByText(/under construction/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Donate/ })).toHaveAttribute(
    'href',
    'https://ko-fi.com/',
  );
});

test('blog has an introduction and two cards that open their posts', async ({ page, context }) => {
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'the post' }));
  await page.goto('/blog');
  await expect(page.getByText(/cross-posted from the newsletter/)).toBeVisible();
  await expect(page.getByText(/occasional unique content/)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const [title, summary, address] of [
    [
      "It's Time For a Change",
      /redirection of the farm/,
      'https://example.com/newsletter/its-time-for-a-change',
    ],
    [
      'Making Ducklings',
      /incubating and hatching ducklings/,
      'https://example.com/newsletter/making-ducklings',
    ],
  ] as const) {
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card.getByRole('heading', { name: title })).toBeVisible();
    await expect(card.getByText(summary)).toBeVisible();
    await expect(card.getByRole('img')).toHaveAccessibleName(/^Illustration of /);
    const opened = context.waitForEvent('page');
    await card.getByRole('link', { name: `View Post ${title}` }).click();
    await expect(await opened).toHaveURL(address);
  }
});
