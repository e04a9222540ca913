import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { SMALL } from '../sites/small.ts';
import { changeThePrice, DUCKS, halfDozenWashed, publish } from '../support/github-steps.ts';
import { openEditor, serveHostedEditor } from '../support/hosted-editor.ts';
import { test } from '../support/owner.ts';

/** Serves the site at another origin, without security headers, which some hosts can't send. */
const serveAt = (page: Page, address: string, site: string) =>
  page.route(`${address}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(`${address}/`, site) });
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ body: await response.body(), headers: { 'content-type': type } });
  });

test('the editor runs neither over HTTP nor in a frame', async ({ page, site, hosts }) => {
  await serveAt(page, 'http://farm.test', site.address);
  await page.goto('http://farm.test/edit');
  await expect(page.getByText('This web address isn’t secure')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open https://farm.test/edit' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await serveAt(page, 'https://farm.test', site.address);
  await page.route('https://other.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<iframe src="https://farm.test/edit"></iframe>',
    }),
  );
  await page.goto('https://other.test/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText('doesn’t work inside another page')).toBeVisible();
  await expect(frame.getByRole('link', { name: /^Open/ })).toHaveAttribute('target', '_top');
  for (const host of ['http://farm.test', 'https://farm.test', 'https://other.test'])
    hosts.delete(host);
});

test('an editor that can’t start says so', async ({ page, site }) => {
  await page.route(/\/editor\/app\/main/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '/[a--b]/vv' }),
  );
  await page.goto(`${site.address}edit`);
  await expect(page.getByText('The editor couldn’t start.')).toBeVisible();
});

test.describe('on the home screen', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the installed editor works offline', async ({ page, context, hosts, github }) => {
    const own = await serveHostedEditor(SMALL.dist);
    await openEditor(page, own.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const scopes = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes).toEqual([`${own.address}edit`]);
    await changeThePrice(page);

    own.stop();
    await context.setOffline(true);
    github.nextResponses.push('lost', 'lost');
    await page.goto(`${own.address}edit#/prices`);
    await page.reload();
    await expect(page.getByText('you can keep editing')).toBeVisible();
    await expect(halfDozenWashed(page)).toHaveValue('8');
    await halfDozenWashed(page).fill('8.5');
    await page.reload();
    await expect(halfDozenWashed(page)).toHaveValue('8.50');

    github.replace(DUCKS, 'amount: 1.25', 'amount: 1.35');
    own.restart();
    await context.setOffline(false);
    await expect(page.getByText('you can keep editing')).toHaveCount(0);
    const [picture = ''] = readdirSync(`${SMALL.dist}/editor/pictures`);
    const pictures = await page.evaluate(async (newest) => {
      const cache = await caches.open(`editor pictures ${location.origin}/edit`);
      const old = Array.from({ length: 200 }, (_, i) => `/editor/pictures/${i}.webp`);
      await Promise.all(old.map((path) => cache.put(path, new Response())));
      await fetch(`/editor/pictures/${newest}`);
      return (await cache.keys()).map(({ url }) => url);
    }, picture);
    expect(pictures).toHaveLength(200);
    expect(pictures).toContain(`${own.address}editor/pictures/${picture}`);
    await page.goto(`${own.address}edit#/review`);
    await publish(page);
    expect(github.text(DUCKS)).toContain('amount: 8.5 #');
    expect(github.text(DUCKS)).toContain('amount: 1.35');
    own.end();
    hosts.delete(new URL(own.address).origin);
  });
});
