import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { cornersOf, picture, UPRIGHT, withLocation } from '../../build/photos/fixtures/pictures.ts';
import { carriesMetadata } from '../../build/photos/metadata.ts';
import { type Answer, json, REPOSITORY, TOKEN } from '../support/github.ts';
import { test } from '../support/owner.ts';
import { signIn, withGitHub } from '../support/phone-door.ts';

const DUCKS = 'content/products/ducks.yaml';
const FARM = 'content/farm.yaml';

const halfDozenWashed = (page: Page) =>
  page
    .getByRole('group', { name: 'Half dozen' })
    .getByRole('group', { name: 'Washed', exact: true })
    .getByLabel('Price', { exact: true });
/** The site that the tests share may already show just that. */
const saved = (page: Page) => page.getByText(/^(?:Saved|Online)$/);
const save = (page: Page) => page.getByRole('button', { name: 'Save and publish' });

async function changeThePrice(page: Page, to = '8') {
  await page.getByRole('link', { name: /^Prices/ }).click();
  await halfDozenWashed(page).fill(to);
  await page.getByRole('link', { name: 'Look and save' }).click();
}

const sidewaysPhoto = () =>
  withLocation(picture({ width: 600, height: 900, orientation: 6 }))
    .jpeg()
    .toBuffer();

test('a price is changed: one line, one commit, then saved, then online', async ({
  page,
  site,
  github,
}) => {
  const before = github.text(DUCKS);
  await signIn(page, site.address);
  await changeThePrice(page);
  await expect(page.getByText('Half dozen, washed: $7 → $8')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(github.text(DUCKS)).toBe(before.replace('amount: 7 #', 'amount: 8 #'));
  expect(github.git('log', '-1', '--format=%s', 'main')).toBe('Ducks: Half dozen, washed: $7 → $8');
  expect(github.git('diff', '--stat', 'main~1', 'main')).toContain(
    '1 file changed, 1 insertion(+), 1 deletion(-)',
  );

  site.publish(github);
  await expect(page.getByText('Online', { exact: true })).toBeVisible({ timeout: 15_000 });
});

test('a post with a picture is one commit, after its wrong link was refused and mended', async ({
  page,
  site,
  github,
}) => {
  await signIn(page, site.address);
  await page.getByRole('link', { name: /^Blog card/ }).click();
  await page.getByRole('button', { name: 'New blog card' }).click();
  await page.getByLabel('Title').fill('A Visit From the Heron');
  await page.getByLabel('Summary').fill('About a tall guest.');
  await page.getByLabel('Link').fill('http://example.org/heron');
  await page.getByLabel('Image').setInputFiles({
    name: 'IMG_0042 (1).JPG',
    mimeType: 'image/jpeg',
    buffer: await sidewaysPhoto(),
  });
  await expect(page.getByText('Choose another picture')).toBeVisible();
  await page.getByLabel(/In words/).fill('A heron at the edge of the pond.');
  await page.getByRole('link', { name: 'Look and save' }).click();
  await expect(page.getByText(/is not a web address that we can link to/)).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await page.getByRole('link', { name: 'A Visit From the Heron › Link' }).click();
  await page.getByLabel('Link').fill('https://example.org/heron');
  await page.getByRole('link', { name: 'Look and save' }).click();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(github.git('rev-list', '--count', 'main')).toBe('2');
  expect(github.git('diff', '--name-only', 'main~1', 'main').split('\n')).toEqual([
    'content/posts/a-visit-from-the-heron.yaml',
    'content/posts/a-visit-from-the-heron/img-0042-1.jpg',
  ]);
  expect(github.text('content/posts/a-visit-from-the-heron.yaml')).toMatch(
    /^title: A Visit From the Heron\nnumber: 2\nday: 20\d\d-\d\d-\d\d\nsummary: About a tall guest\.\nlink: https:\/\/example\.org\/heron\nimage: \.\/a-visit-from-the-heron\/img-0042-1\.jpg\nalt: A heron at the edge of the pond\.\n$/,
  );
});

for (const [name, kept, bytes] of [
  ['a#1.jpg', 'a-1.jpg', sidewaysPhoto],
  [
    '🦆.HEIC',
    'photo.jpg',
    async () => readFileSync('build/photos/fixtures/sideways-with-location.heic'),
  ],
] as const) {
  test(`the photo ${name} leaves this phone upright and without its place`, async ({
    page,
    site,
    github,
  }) => {
    const original = await bytes();
    await signIn(page, site.address);
    await page.getByRole('link', { name: /^Add a photo/ }).click();
    await page.getByLabel(/^Ducks/).setInputFiles({ name, mimeType: '', buffer: original });
    await page.getByLabel('Title').fill('Molly’s “first” egg 🥚');
    await page.getByLabel(/In words/).fill('A duck beside a large egg in the straw.');
    await page.getByRole('link', { name: 'Look and save' }).click();
    await save(page).click();
    await expect(saved(page)).toBeVisible();

    const sent = github.bytes(`content/products/ducks/${kept}`);
    expect(carriesMetadata(sent)).toEqual([]);
    expect(await cornersOf(sent)).toEqual(UPRIGHT);
    expect(github.text(DUCKS)).toContain(
      `  - img: ./ducks/${kept}\n    title: Molly’s “first” egg 🥚\n`,
    );
    for (const { body } of github.asked) {
      expect(body).not.toContain(original.subarray(0, 300).toString('base64').slice(40, 200));
      for (const [, part = ''] of body.matchAll(/"contents":"([^"]+)"/g)) {
        expect(carriesMetadata(Buffer.from(part, 'base64'))).toEqual([]);
      }
    }
  });
}

test('a file that is no picture is refused in plain words, and what was typed stays', async ({
  page,
  site,
}) => {
  await signIn(page, site.address);
  await page.getByRole('link', { name: /^Add a photo/ }).click();
  await page.getByLabel(/^Ducks/).setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByText(/can’t be read as a picture/)).toBeVisible();
});

for (const [what, trouble, words] of [
  ['the signal is lost', 'lost', 'There is no signal right now'],
  [
    'the token was revoked',
    json(401, { message: 'Bad credentials' }),
    'Make a new one and sign in again',
  ],
  [
    'the token may only read',
    json(403, { message: 'Resource not accessible by personal access token' }),
    'Contents: Read and write',
  ],
  ['the repository was renamed', json(404, { message: 'Not Found' }), 'no repository named'],
  ['GitHub has trouble', json(502, {}), 'GitHub has trouble right now'],
  [
    'GitHub asks for a pause',
    json(
      403,
      { message: 'API rate limit exceeded' },
      { 'x-ratelimit-remaining': '0', 'retry-after': '180' },
    ),
    'in 3 minutes',
  ],
  ['two things get in each other’s way', json(409, { message: 'Conflict.' }), 'Conflict.'],
  ['GitHub refuses it otherwise', json(422, { message: 'Protected branch.' }), 'Protected branch.'],
] satisfies [string, Answer | 'lost', string][]) {
  test(`when ${what}, nothing is lost and the page says what to do`, async ({
    page,
    site,
    github,
  }) => {
    await signIn(page, site.address);
    await changeThePrice(page);
    github.trouble.push(trouble);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(words);
    await page.reload();
    await expect(page.getByText('Half dozen, washed: $7 → $8')).toBeVisible();
    await save(page).click();
    await expect(saved(page)).toBeVisible();
    expect(github.text(DUCKS)).toContain('amount: 8 #');
  });
}

test('an answer that gets lost on its way back is found out, and nothing is saved twice', async ({
  page,
  site,
  github,
}) => {
  await signIn(page, site.address);
  await changeThePrice(page);
  github.trouble.push('late');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText('no signal');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(github.git('rev-list', '--count', 'main')).toBe('2');
});

test('changes to different things are both kept', async ({ page, site, github }) => {
  await signIn(page, site.address);
  await changeThePrice(page);
  github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
  github.replace(FARM, 'name: Test Farm', 'name: Duck Hill');
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  expect(github.text(DUCKS)).toContain('amount: 8 #');
  expect(github.text(DUCKS)).toContain('amount: 1.35');
  expect(github.text(FARM)).toContain('name: Duck Hill');
});

for (const [choice, kept] of [
  ['Yours: $8', 'amount: 8 #'],
  ['Theirs: $9', 'amount: 9 #'],
] as const) {
  test(`two changes to the same thing ask which one, and ${choice} counts`, async ({
    page,
    site,
    github,
  }) => {
    await signIn(page, site.address);
    await changeThePrice(page);
    github.replace(DUCKS, 'amount: 7 #', 'amount: 9 #');
    await save(page).click();
    await expect(page.getByRole('group', { name: 'Ducks › Half dozen, washed' })).toBeVisible();
    await page.getByLabel(choice).check();
    await page.getByRole('button', { name: 'Go on' }).click();
    if (choice.startsWith('Yours')) {
      await save(page).click();
      await expect(saved(page)).toBeVisible();
    } else await expect(page.getByText('There is nothing to save.')).toBeVisible();
    expect(github.text(DUCKS)).toContain(kept);
  });
}

test('a draft waits: words and a photo are still there after the page was closed', async ({
  page,
  site,
  github,
}) => {
  await signIn(page, site.address);
  await page.getByRole('link', { name: /^Add a photo/ }).click();
  await page
    .getByLabel(/^Gallery/)
    .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await sidewaysPhoto() });
  await page.getByLabel('Title').fill('Half a capt');
  await page.close();
  const again = await page.context().newPage();
  await withGitHub(again, github);
  await again.goto(`${site.address}edit#/file/pages/gallery.yaml/photos/0`);
  await expect(again.getByLabel('Title')).toHaveValue('Half a capt');
  await expect
    .poll(() => again.locator('main img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(100);
});

test('a price never becomes another number without a word', async ({ page, site }) => {
  await signIn(page, site.address);
  await page.getByRole('link', { name: /^Prices/ }).click();
  const price = halfDozenWashed(page);
  for (const typed of ['1.50', '$1.50', '1,50']) {
    await price.fill(typed);
    await price.blur();
    await expect(price).toHaveValue('1.5');
  }
  await price.fill('1,500');
  await price.blur();
  await expect(page.getByText('Is this $1500, or $1.50?')).toBeVisible();
  await price.fill('-2');
  await price.blur();
  await expect(page.getByText('This is below zero.')).toBeVisible();
  await page.getByRole('link', { name: 'Look and save' }).click();
  await expect(page.getByText('One thing to mend first')).toBeVisible();
  await expect(save(page)).toBeDisabled();
});

test('a photo that is removed is asked about, comes back with Undo, and moves without changing', async ({
  page,
  site,
  github,
}) => {
  await signIn(page, site.address);
  const before = github.text(DUCKS);
  await page.goto(`${site.address}edit#/file/products/ducks.yaml`);
  await page.getByRole('button', { name: 'Remove The drake' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Remove The drake' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('link', { name: 'The drake' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'The drake' })).toBeVisible();

  await page.getByRole('button', { name: 'Up The drake' }).click();
  await page.getByRole('link', { name: 'Look and save' }).click();
  await expect(page.getByText('Photos: in another order')).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  const lines = (text: string) => text.split('\n').sort();
  expect(lines(github.text(DUCKS))).toEqual(lines(before));
  expect(github.text(DUCKS)).not.toBe(before);
});

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
