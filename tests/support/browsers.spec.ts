import { chromium, expect, test } from '@playwright/test';
import { HEADLESS_SHELL } from './browsers.ts';

const disabledBy = (args: string[]) =>
  args
    .findLast((arg) => arg.startsWith('--disable-features='))
    ?.split(/[=,]/)
    .slice(1) ?? [];

test('the browser disables every feature that Playwright disables', async () => {
  const { launchOptions } = HEADLESS_SHELL;
  const server = await chromium.launchServer({ ...launchOptions, args: ['--no-sandbox'] });
  const byPlaywright = disabledBy(server.process().spawnargs);
  await server.close();
  expect(byPlaywright.length).toBeGreaterThan(5);
  expect(disabledBy(launchOptions.args)).toEqual(expect.arrayContaining(byPlaywright));
});
