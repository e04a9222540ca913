import type { Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { medians } from './median.ts';
import { followPrepared } from './prepared.ts';
import { type Seen, timings } from './timings.ts';

const RUNS = 5;
const PRODUCTS = 'header a[href$="/products"]';

/** What a visitor sees on an unthrottled machine: a first and a second visit, and a link followed. */
export async function visits(origin: string, progress: (what: string) => void) {
  progress('first and second visits');
  const browser = await openBrowser();
  const [first, second]: [Seen[], Seen[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    const page = await context.newPage();
    first.push(await open(page, `${origin}/`));
    await page.waitForTimeout(2500);
    second.push(await open(page, `${origin}/`));
    await context.close();
  }
  await browser.close();

  progress('from Home to Products');
  const [followed, withoutMotion]: [Seen[], Seen[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    followed.push(await followPrepared(`${origin}/`, PRODUCTS, []));
    const reduced = ['--force-prefers-reduced-motion'];
    withoutMotion.push(await followPrepared(`${origin}/`, PRODUCTS, reduced));
  }
  return {
    'first visit to Home': medians(first),
    'second visit': medians(second),
    'Home → Products': medians(followed),
    'the same with less motion': medians(withoutMotion),
  };
}

async function open(page: Page, url: string): Promise<Seen> {
  await page.goto(url);
  await page.waitForTimeout(500);
  return page.evaluate(timings);
}
