import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { Deployment } from './deployment.ts';
import { settledScrollTop } from './locators.ts';
import { PHONE } from './screens.ts';

/** A phone that visits a deployment of its own. */
export const test = base.extend<{ site: Deployment }>({
  ...PHONE,
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  site: async ({}, use) => {
    const site = await Deployment.start();
    await use(site);
    await site.end();
  },
  baseURL: async ({ site }, use) => use(site.address),
});

// A service worker starts slowly on a busy machine.
export const SLOW = { timeout: 30_000 };

export const offlineLine = (page: Page) =>
  page.getByText(/^This page is from \w+ \d+, \d{4}\. Newer prices/);
export const halfDozen = (page: Page) => page.getByRole('row', { name: /Half dozen/ });
/** Changes a price on the board, as a build would. */
export const changePrice = (from: number, to: number) => (html: string) =>
  html.replaceAll(`>$${from}</b>`, `>$${to}</b>`);

/** Opens a page and waits until the service worker has filled its caches. */
export async function firstVisit(page: Page, path: string) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(path);
  await expectServiceWorkerReady(page, errors);
}

/** A text, so that a failure says what was missing. */
const readiness = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const { active, waiting, installing } = registration ?? {};
    if (installing || waiting || active?.state !== 'activated')
      return `worker: ${(installing ?? waiting ?? active)?.state}`;
    const seen = [...document.images].filter((img) => img.complete && img.naturalWidth > 0);
    const pictures = seen.map((img) => img.currentSrc).filter((url) => /avif|webp/.test(url));
    const cached = await Promise.all(pictures.map((url) => caches.match(url)));
    const missing = pictures.filter((_, i) => !cached[i]);
    return missing.length > 0 ? `pictures not cached: ${missing.join(' ')}` : 'ready';
  });

export const expectServiceWorkerReady = (page: Page, errors: string[] = []) =>
  expect.poll(async () => [await readiness(page), ...errors].join(', '), SLOW).toBe('ready');

export const goOffline = async (page: Page, site: Deployment) => {
  await site.stop();
  await page.context().setOffline(true);
};

export const goOnline = async (page: Page, site: Deployment) => {
  await site.restart();
  await page.context().setOffline(false);
};

export const naturalWidth = (picture: Locator) =>
  picture.evaluate((img: HTMLImageElement) => img.naturalWidth);

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

export async function returnAfterAWeek(page: Page) {
  await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + WEEK_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** The page asks for its latest version, and has a few frames to reload. */
export async function returnAndRevalidate(page: Page) {
  const response = page.waitForResponse('/products');
  await returnAfterAWeek(page);
  await (await response).finished();
  await settledScrollTop(page);
}
