import { expect, test } from '../support/strict-test.ts';

test.use({
  // Chromium knows this preference, but doesn't offer it to its users yet.
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--enable-blink-features=PrefersReducedData'],
    }),
});

test('prefers-reduced-data loads a smaller hero and no grain', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  const load = async (value: 'reduce' | 'no-preference') => {
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value }],
    });
    await page.goto('/', { waitUntil: 'load' });
    return page.evaluate(() => {
      const view = document.querySelector<HTMLImageElement>('main img')?.currentSrc ?? '';
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        bytes: files.find(({ name }) => name === view)?.decodedBodySize ?? 0,
        hasGrain: files.some(({ name }) => name.includes('salt')),
      };
    });
  };
  const less = await load('reduce');
  const usual = await load('no-preference');
  expect(usual.hasGrain).toBe(true);
  expect(less.hasGrain).toBe(false);
  expect(less.bytes).toBeGreaterThan(0);
  expect(less.bytes).toBeLessThan(usual.bytes * 0.6);
});
