import { defineConfig } from '@playwright/test';
import { QUICK_BROWSER, WHOLE_BROWSER } from './tests/support/browsers.ts';

const port = Number(process.env.TEST_PORT ?? 4327);

/** The quick browser fetches more pictures ahead and no pages, and its scrollbars take no room. */
const ABOUT_BROWSERS = ['first-view', 'instant-navigation', 'photo-viewer-scroll'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test waits for the page now and then.
  workers: '200%',
  // Shared machines stall now and then; a test that needs its second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list', { printSteps: false }]],
  snapshotPathTemplate: '{testDir}/{testFileDir}/snapshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'on-first-retry',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node tests/support/serve-fixture.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
  // Each project starts processes and browsers of its own.
  projects: [
    { name: 'whole browser', testMatch: ABOUT_BROWSERS, use: WHOLE_BROWSER, workers: 1 },
    { name: 'quick browser', testIgnore: ABOUT_BROWSERS, use: QUICK_BROWSER },
  ],
});
