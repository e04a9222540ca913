import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tools/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4327);
const executablePath = findBrowser();

/** What doesn't depend on the screen is proven on one. */
const SAME_ON_EVERY_SCREEN = ['bad-signal', 'budgets', 'editor', 'privacy', 'stillness'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  workers: 2,
  // Shared machines stall now and then; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    trace: 'on-first-retry',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node tools/serve.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: SAME_ON_EVERY_SCREEN,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
  ],
});
