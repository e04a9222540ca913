import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Answer, json, REPOSITORY, TOKEN } from '../support/github.ts';
import { test } from '../support/owner.ts';
import { signIn } from '../support/phone-door.ts';
import { FARM, save, saved } from './phone-steps.ts';

test.describe('signing in', () => {
  test('is a form that a password manager knows, and is answered with the farm’s name', async ({
    page,
    site,
  }) => {
    await page.goto(`${site.address}edit`);
    const name = page.getByLabel('The site’s repository on GitHub');
    await expect(name).toHaveValue(REPOSITORY);
    await expect(name).toHaveAttribute('autocomplete', 'username');
    const token = page.getByLabel('Your token for it');
    await expect(token).toHaveAttribute('type', 'password');
    await expect(token).toHaveAttribute('autocomplete', 'current-password');
    await signIn(page, site.address);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Test Farm' })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(TOKEN);
  });

  test('refuses a token that opens more, without asking anybody', async ({
    page,
    site,
    github,
  }) => {
    await page.goto(`${site.address}edit`);
    await page.getByLabel('Your token for it').fill(`ghp_${'a'.repeat(36)}`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('opens much more than this one site');
    expect(github.asked).toEqual([]);
  });

  test('finds out at once that a token is wrong or may only read', async ({
    page,
    site,
    github,
  }) => {
    await page.goto(`${site.address}edit`);
    const token = page.getByLabel('Your token for it');
    await token.fill('github_pat_wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('GitHub doesn’t take this token');
    const load = github.answer({
      method: 'POST',
      path: '/graphql',
      token: TOKEN,
      body: '{"query":"","variables":{"owner":"farmer","name":"our-little-farm"}}',
    });
    github.trouble.push(
      load as Answer,
      json(403, { message: 'Resource not accessible by personal access token' }),
    );
    await token.fill(TOKEN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toContainText('Contents: Read and write');
  });
});

test('the editor refuses to run in a frame, even where no header forbids it', async ({
  page,
  site,
}) => {
  const html = readFileSync(`${site.folder}/edit.html`, 'utf8');
  await page.route('**/edit', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/frame-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/edit"></iframe>' }),
  );
  await page.goto(`${site.address}frame-test`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('#editor')).toBeAttached();
  await page.waitForTimeout(1000);
  await expect(frame.getByRole('button')).toHaveCount(0);
});

test('a new farm is asked for its own facts', async ({ page, site, github }) => {
  github.replace(FARM, 'name: Test Farm', 'name: Our Little Farm');
  await page.goto(`${site.address}edit`);
  await page.getByLabel('Your token for it').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'New here? Make it yours' }).click();
  await page.getByLabel('What is the farm called?').fill('Duck Hill');
  await page.getByRole('link', { name: 'Look and save' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(github.text(FARM)).toContain('name: Duck Hill\n');
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duck Hill' })).toBeVisible();
  await expect(page.getByRole('link', { name: /New here/ })).toHaveCount(0);
});

test('a field tells its limit while it is typed and its fault when it is left', async ({
  page,
  site,
}) => {
  await signIn(page, site.address);
  await page.goto(`${site.address}edit#/file/products/ducks.yaml`);
  const title = page.getByLabel('Title').first();
  await title.fill('x'.repeat(41));
  await expect(page.getByText('41 of 40 characters')).toBeVisible();
  await expect(page.getByText(/is too long/)).toHaveCount(0);
  await title.blur();
  await expect(
    page.getByText('This is too long: the page has room for 40 characters.'),
  ).toBeVisible();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
});

test('a photo is dragged to another place', async ({ page, site }) => {
  await signIn(page, site.address);
  await page.goto(`${site.address}edit#/file/products/ducks.yaml`);
  const photos = page.getByRole('group', { name: 'Photos' }).getByRole('listitem');
  await expect(photos.first()).toContainText('All five on the pond');
  const handle = photos.nth(1).getByText('⠿');
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  await page.mouse.down();
  const { x = 0, y = 0 } = (await photos.first().boundingBox()) ?? {};
  await page.mouse.move(x + 30, y + 40, { steps: 6 });
  await page.mouse.up();
  await expect(photos.first()).toContainText('The drake');
});

test.describe('with the worker for places without signal', () => {
  test.use({ serviceWorkers: 'allow' });
  test('the editor is neither kept nor replaced by another page', async ({
    page,
    site,
    context,
  }) => {
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.goto(`${site.address}edit`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    const kept = await page.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(caches_.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/about');
    expect(kept.filter((path) => path.startsWith('/edit'))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(`${site.address}edit`)).rejects.toThrow(/ERR_/);
  });
});
