import { defineConfig } from '@playwright/test';
import { FULL_CHROME, HEADLESS_SHELL } from './tests/support/browsers.ts';

const port = Number(process.env.TEST_PORT ?? 4327);

/** The headless shell lazy-loads pictures earlier, prefetches no pages and has overlay scrollbars. */
const FULL_CHROME_TESTS = ['first-view', 'instant-navigation', 'photo-viewer'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testMatch: '**/tests/**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // Tests often wait for the page, so two share a core.
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
    { name: 'full Chrome', testMatch: FULL_CHROME_TESTS, use: FULL_CHROME, workers: 1 },
    { name: 'headless shell', testIgnore: FULL_CHROME_TESTS, use: HEADLESS_SHELL },
  ],
});
