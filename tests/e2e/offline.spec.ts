import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { unregisteringServiceWorker } from '../../build/steps/service-worker.ts';
import { avatar, profileList } from '../support/locators.ts';
import {
  changePrice,
  expectServiceWorkerReady,
  firstVisit,
  goOffline,
  goOnline,
  halfDozen,
  naturalWidth,
  offlineLine,
  returnAfterAWeek,
  returnAndRevalidate,
  SLOW,
  test,
} from '../support/offline-visit.ts';
import { headingOf, PAGES } from '../support/pages.ts';
import { FIXTURE } from '../support/sites.ts';

test.describe.configure({ timeout: 120_000 });
// No animations: they only slow the tests.
test.use({ reducedMotion: 'reduce' });

test('after one visit, all pages work offline and say how old they are', async ({ page, site }) => {
  const notFoundPage = readFileSync(`${FIXTURE.dist}/404.html`);
  // As some hosts do.
  site.intercept = (path, response) =>
    path === '/404' &&
    Boolean(response.writeHead(404, { 'Content-Type': 'text/html' }).end(notFoundPage));
  await firstVisit(page, '/');
  await expect(offlineLine(page)).toBeHidden();
  await test.step('the service worker starts after load, and fetches the other pages only', async () => {
    const loaded = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return performance.timeOrigin + (visit?.loadEventEnd ?? 0);
    });
    const worker = site.requests.findIndex(({ path }) => path === '/sw.js');
    expect(site.requests[worker]?.at).toBeGreaterThanOrEqual(Math.floor(loaded));
    const costs = site.requests.slice(worker + 1).map(({ path }) => path);
    expect(costs.filter((path) => path.includes('.'))).toEqual([]);
    const others = PAGES.map(({ path }) => path).filter((path) => path !== '/');
    expect(costs).toEqual(expect.arrayContaining(others));
  });
  await goOffline(page, site);

  await test.step('all pages', async () => {
    for (const each of PAGES) {
      await page.goto(each.path);
      await expect(page.getByRole('heading', { level: 1, name: headingOf(each) })).toBeVisible();
      await expect(offlineLine(page)).toBeInViewport();
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
    await expect(halfDozen(page)).toContainText('$7');
    await page.getByRole('banner').getByRole('link', { name: 'Our Little Farm' }).click();
    const view = page.getByRole('main').getByRole('img').first();
    await expect.poll(() => naturalWidth(view)).toBeGreaterThan(0);
  });

  await test.step('other addresses, and an unknown one', async () => {
    await page.goto('/about.html?from=letter');
    await expect(page.getByRole('heading', { name: 'More info is coming soon' })).toBeVisible();
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { name: 'This trail ends here' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Pages' }).getByText('Blog').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });

  await test.step('a photo whose thumbnail was seen opens', async () => {
    await goOnline(page, site);
    await page.goto('/products');
    const photo = page.getByRole('figure').nth(1).getByRole('link');
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => naturalWidth(photo.getByRole('img'))).toBeGreaterThan(0);
    await expectServiceWorkerReady(page);
    await goOffline(page, site);
    await page.goto((await photo.getAttribute('href')) ?? '');
    expect(await naturalWidth(page.locator('img'))).toBeGreaterThan(0);
  });
});

test('a page that the host failed to send is cached at the next visit', async ({ page, site }) => {
  site.intercept = (path, response) =>
    path === '/about' && Boolean(response.writeHead(503).end('Service Unavailable'));
  await page.goto('/');
  await expect.poll(() => site.requests.some(({ path }) => path === '/about'), SLOW).toBe(true);
  const worker = () =>
    page.evaluate(async () => {
      const { installing, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return installing?.state ?? active?.state ?? 'none';
    });
  await expect.poll(worker, SLOW).toBe('none');
  site.intercept = undefined;
  await firstVisit(page, '/');
  await goOffline(page, site);
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'More info is coming soon' })).toBeVisible();
});

test('a changed price shows at once, or as soon as the host answers', async ({ page, site }) => {
  await firstVisit(page, '/products');
  await test.step('a changed page shows at once online, and offline after that', async () => {
    await site.deploy((html) =>
      changePrice(7, 8)(html).replace('More info is', 'Much more info is'),
    );
    await page.reload();
    await expect(halfDozen(page)).toContainText('$8 (');
    await expect(offlineLine(page)).toBeHidden();
    const cachedAbout = () => page.evaluate(async () => (await caches.match('/about'))?.text());
    await expect.poll(cachedAbout, SLOW).toContain('Much more info is');
    await expectServiceWorkerReady(page);
    await goOffline(page, site);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Much more info/);
    await goOnline(page, site);
  });

  await test.step('the cached page shows instead of the host’s error', async () => {
    for (const status of [503, 403]) {
      site.intercept = (_path, response) => Boolean(response.writeHead(status).end('An error'));
      await page.goto('/products');
      await expect(halfDozen(page)).toContainText('$8 (');
      await expect(offlineLine(page)).toBeVisible();
    }
    site.intercept = undefined;
  });

  await test.step('on a very slow connection the cached page shows first and the new one later', async () => {
    await site.deploy(changePrice(8, 9));
    const delay = Promise.withResolvers<void>();
    site.delay = delay.promise;
    await page.goto('/products', { waitUntil: 'commit' });
    await expect(halfDozen(page)).toContainText('$8 (');
    await expect(offlineLine(page)).toBeVisible();
    delay.resolve();
    await expect(halfDozen(page)).toContainText('$9 (');
    await expect(offlineLine(page)).toBeHidden();
    await expectServiceWorkerReady(page);
  });
});

test('a picture that loads after the service worker is cached too', async ({ page, site }) => {
  const home = readFileSync(`${FIXTURE.dist}/index.html`, 'utf8');
  const furtherDown = [...home.matchAll(/<picture(?:(?!<\/picture).)*loading="?lazy/gs)].join();
  const late = new Set<string>();
  const signal = Promise.withResolvers<void>();
  site.intercept = (path, response) => {
    if (!furtherDown.includes(path) || !path.startsWith('/assets/')) return false;
    late.add(path);
    signal.promise.then(() => response.end(readFileSync(`${FIXTURE.dist}${path}`)));
    return true;
  };
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(late.size).toBeGreaterThan(0);
  signal.resolve();
  await expect
    .poll(() =>
      page.evaluate(
        async (paths) => Promise.all(paths.map(async (path) => Boolean(await caches.match(path)))),
        [...late],
      ),
    )
    .not.toContain(false);
});

test('a page left open for a week reloads only for a new version', async ({ page, site }) => {
  await firstVisit(page, '/products');
  await test.step('it does not reload when nothing is new, whatever an extension has added, or offline', async () => {
    await page.evaluate(() => {
      document.head.append(document.createElement('style'));
      Object.assign(window, { isTheSamePage: true });
    });
    await returnAndRevalidate(page);
    const isTheSame = () => page.evaluate(() => 'isTheSamePage' in window);
    expect(await isTheSame(), 'nothing is new').toBe(true);
    await goOffline(page, site);
    await returnAfterAWeek(page);
    await expect(halfDozen(page)).toContainText('$7');
    await expect(offlineLine(page)).toBeHidden();
    expect(await isTheSame(), 'there is no signal').toBe(true);
    // Back online, it checks at once.
    const response = page.waitForResponse('/products');
    await goOnline(page, site);
    await (await response).finished();
    site.intercept = (_path, response) => Boolean(response.writeHead(429).end('Too many'));
    await returnAndRevalidate(page);
    expect(await isTheSame(), 'the host has an error').toBe(true);
    site.intercept = undefined;
  });

  await test.step('it does not reload while a menu is open', async () => {
    await site.deploy(changePrice(7, 8));
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await avatar(page).click();
    await returnAndRevalidate(page);
    await expect(profileList(page)).toBeVisible();
    await expect(halfDozen(page)).toContainText('$7 (');
  });

  await test.step('once the menu is closed, it shows the new price and keeps its scroll position', async () => {
    const heading = page.getByRole('heading', { name: 'Ducks', exact: true });
    const headingTop = async () => Math.round((await heading.boundingBox())?.y ?? 0);
    const top = await headingTop();
    await page.keyboard.press('Escape');
    await expect(profileList(page)).toBeHidden();
    await expect(halfDozen(page)).toContainText('$8 (', SLOW);
    await expect.poll(async () => Math.abs((await headingTop()) - top)).toBeLessThanOrEqual(2);
  });

  await test.step('it retries when the connection is back but requests still fail', async () => {
    await site.deploy(changePrice(8, 9));
    site.intercept = (path, response) =>
      path === '/products' && Boolean(response.writeHead(503).end('An error'));
    await returnAndRevalidate(page);
    site.intercept = undefined;
    await expect(halfDozen(page)).toContainText('$9 (', SLOW);
  });
});

test('only caches are stored, up to a limit, until a worker is retired', async ({ page, site }) => {
  await firstVisit(page, '/products');
  site.intercept = (path, response) =>
    /^\/assets\/\d+\.webp$/.test(path) &&
    Boolean(response.setHeader('Content-Type', 'image/webp').end());
  const wanted = Array.from({ length: 85 }, (_, i) => `${site.address}/assets/${i}.webp`);
  await page.evaluate(async (urls) => {
    for (const url of urls) await fetch(url);
  }, wanted);
  const cached = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((key) => key.startsWith('pictures'));
      const cache = await caches.open(name ?? '');
      return (await cache.keys()).map(({ url }) => url);
    });
  await expect.poll(async () => (await cached()).length).toBe(80);
  expect((await cached()).slice(-1)).toEqual(wanted.slice(-1));

  expect(await page.context().cookies()).toEqual([]);
  expect(
    await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      databases: await indexedDB.databases(),
      caches: (await caches.keys()).filter((name) => !name.endsWith(`${location.origin}/`)),
    })),
  ).toEqual({ local: 0, session: 0, databases: [], caches: [] });

  await test.step('the retired service worker unregisters and deletes its caches', async () => {
    const withoutWorker = (html: string) =>
      html.replace(/<script type="module">(?:(?!<\/script>).)*sw\.js.*?<\/script>/s, '');
    await site.deploy(withoutWorker, await unregisteringServiceWorker());
    await page.goto('/about');
    await expect
      .poll(
        () =>
          page.evaluate(async () => ({
            workers: (await navigator.serviceWorker.getRegistrations()).length,
            caches: await caches.keys(),
          })),
        SLOW,
      )
      .toEqual({ workers: 0, caches: [] });
    await page.goto('/products');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await goOffline(page, site);
    await expect(page.goto('/products')).rejects.toThrow();
  });
});
