import type { BrowserContext, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median } from './median.ts';

const RUNS = 5;

/** What a visitor sees on an unthrottled machine: a first and a second visit, and a link followed. */
export async function visits(origin: string, progress: (what: string) => void) {
  const browser = await openBrowser();
  const inNewContext = async <T>(look: (context: BrowserContext) => Promise<T>): Promise<T[]> => {
    const results: T[] = [];
    for (let run = 0; run < RUNS; run++) {
      const context = await browser.newContext({ ignoreHTTPSErrors: true });
      results.push(await look(context));
      await context.close();
    }
    return results;
  };

  progress('first and second visits');
  const twice = await inNewContext(async (context) => {
    const page = await context.newPage();
    const first = await open(page, `${origin}/`);
    await page.waitForTimeout(2500);
    const second = await open(page, `${origin}/`);
    return { first, second };
  });

  progress('from Home to Products');
  const followed = await inNewContext(async (context) => {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    await page.waitForTimeout(2500);
    const link = page.getByRole('banner').getByRole('link', { name: 'Products' });
    await link.hover();
    await page.waitForTimeout(500);
    await link.click();
    await page.waitForURL('**/products');
    return seen(page);
  });
  await browser.close();

  const middle = (values: { paint: number; picture: number; kb: number }[]) => ({
    paint: median(values.map(({ paint }) => paint)),
    picture: median(values.map(({ picture }) => picture)),
    kb: median(values.map(({ kb }) => kb)),
  });
  return {
    first: middle(twice.map(({ first }) => first)),
    second: middle(twice.map(({ second }) => second)),
    followed: middle(followed),
  };
}

async function open(page: Page, url: string) {
  await page.goto(url);
  return seen(page);
}

/**
 * Milliseconds from the visitor's choice to the first paint and to the main picture, and the
 * weight that came over the wire. A page made ready in advance counts from when it is shown.
 */
async function seen(page: Page) {
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  return page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as (PerformanceNavigationTiming & { activationStart?: number })[];
    const start = navigation?.activationStart ?? 0;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const largest = await new Promise<number>((done) => {
      new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const bytes = [navigation, ...files].reduce((sum, file) => sum + (file?.transferSize ?? 0), 0);
    return {
      paint: Math.max(0, (paint?.startTime ?? 0) - start),
      picture: Math.max(0, largest - start),
      kb: bytes / 1024,
    };
  });
}
