import { expect } from '@playwright/test';
import { type ApiResponse, json, REPOSITORY, TOKEN } from '../support/github.ts';
import { changeThePrice, FARM, holdQuery, openReview, publish } from '../support/github-steps.ts';
import { signIn, submitToken } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

test('sign-in rejects wrong tokens, and lasts until signing out', async ({
  page,
  site,
  github,
}) => {
  await page.goto(`${site.address}edit`);
  const name = page.getByLabel('Your site on GitHub');
  await expect(name).toHaveValue(REPOSITORY);
  await expect(name).toHaveAttribute('autocomplete', 'username');
  const token = page.getByLabel('Token', { exact: true });
  await expect(token).toHaveAttribute('type', 'password');
  await page.getByText('How do I get a token?').click();
  const [owner = ''] = REPOSITORY.split('/');
  await expect(page.getByRole('link', { name: /^Make a new token/ })).toHaveAttribute(
    'href',
    new RegExp(`target_name=${owner}&contents=write`),
  );
  await expect(page.getByText(`Ask ${owner} to make one for you`)).toBeVisible();
  await expect(token).toHaveAttribute('autocomplete', 'current-password');
  const expectRejected = async (typed: string, message: string) => {
    await submitToken(page, typed);
    await expect(page.getByRole('alert')).toContainText(message);
  };
  await expectRejected(`ghp_${'a'.repeat(36)}`, 'more than this site');
  expect(github.requests, 'no request is sent for a classic token').toEqual([]);
  await expectRejected('github_pat_wrong', 'GitHub rejected this token');
  const load = github.respond({
    method: 'POST',
    path: '/graphql',
    token: TOKEN,
    body: '{"query":"","variables":{"owner":"farmer","name":"our-little-farm"}}',
  });
  github.nextResponses.push(
    load as ApiResponse,
    json(403, { message: 'Resource not accessible by personal access token' }),
  );
  await expectRejected(TOKEN, 'Contents: Read and write');

  await test.step('a valid token is stored until signing out', async () => {
    await submitToken(page);
    const farm = page.getByRole('heading', { level: 1, name: 'Test Farm' });
    await expect(farm).toBeVisible();
    const letGo = await holdQuery(page, 'query');
    await page.reload();
    await expect(page.getByText('Opening your site…')).toBeVisible();
    github.replace(FARM, 'name: Test Farm', 'name: Duck Hill');
    await expect(farm, 'what this phone has kept').toBeVisible();
    await expect(page.getByText('The newest version is still loading.')).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Duck Hill' })).toBeVisible();
    await expect(page.getByText('still loading')).toHaveCount(0);
    const storage = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(await storage()).toContain(TOKEN);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(await storage()).not.toContain(TOKEN);
  });

  await test.step('signing out keeps changes on the phone, and says so', async () => {
    await submitToken(page);
    await changeThePrice(page);
    await page.goto(`${site.address}edit#/`);
    const dialog = page.getByRole('dialog', { name: 'They stay on this phone' });
    await page.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(page.getByText('1 change not published yet')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await dialog.getByRole('button', { name: 'Sign out' }).click();
    await submitToken(page);
    await expect(page.getByText('1 change not published yet')).toBeVisible();
  });
});

test('signing out ends the wait for a save to go live', async ({ page, site, github }) => {
  site.publish(github.head);
  await page.clock.install();
  await signIn(page, site.address);
  await changeThePrice(page);
  await publish(page);
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  site.publish(github.head);
  await page.clock.runFor(10_000);
  await submitToken(page, 'github_pat_wrong');
  await expect(page.getByRole('alert')).toContainText('GitHub rejected this token');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).not.toContain(`content of ${REPOSITORY}`);
});

test('a new farm gets the setup questions', async ({ page, goTo, github }) => {
  github.replace(FARM, 'name: Test Farm', 'name: Our Little Farm');
  github.replace(FARM, '  ways:\n', '  ways:\n    - a peer-to-peer payment app\n');
  await goTo();
  await page.getByRole('link', { name: 'Set up your site' }).click();
  await expect(page.getByText('Still a placeholder')).toHaveCount(2);
  const ways = page.getByLabel(/^Besides cash, how can people pay/);
  await ways.fill('');
  await page.reload();
  await expect(ways).toHaveValue('');
  await ways.blur();
  await expect(ways).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('What’s your farm called?').fill('Duck Hill');
  await expect(page.getByText('Still a placeholder')).toHaveCount(0);
  await openReview(page);
  await publish(page);
  expect(github.text(FARM)).toContain('name: Duck Hill\n');
  expect(github.text(FARM)).not.toContain('payment app');
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Duck Hill' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Set up/ })).toHaveCount(0);
});
