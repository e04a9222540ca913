import { defineConfig, devices } from '@playwright/test';
import { QUICK_BROWSER } from './tests/support/browsers.ts';

const port = Number(process.env.TEST_PORT ?? 4327);

/** What doesn't depend on the screen is proven on one. */
const SAME_ON_EVERY_SCREEN = [
  'another-farm',
  'bad-signal',
  'checkers',
  'desk',
  'every-page',
  'hover',
  'instant-navigation',
  'less-data',
  'low-screens',
  'more-tabs',
  'page-turn',
  'pages',
  'paper',
  'photo-viewer',
  'photo-viewer-place',
  'prices',
  'products',
  'products-tabs',
  'safety',
  'section-under-the-bar',
  'stillness',
  'transcript',
  'visual/*',
].map((name) => `**/${name}.spec.ts`);
/** The owner's phone, what sets its own sizes, and what leans on a small screen most. */
const ONLY_ON_A_PHONE = [
  'owner/phone*',
  'owner/editor-for-everybody',
  'owner/mending',
  'e2e/offline',
  'e2e/old-browser',
].map((name) => `**/${name}.spec.ts`);
const ANY_FARM = '**/any-farm/**';

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
    ...QUICK_BROWSER,
    trace: 'on-first-retry',
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node tests/support/serve-frozen-farm.ts',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
  projects: [
    { name: 'any farm', testDir: 'tests/any-farm' },
    {
      name: 'phone',
      testIgnore: [ANY_FARM, ...SAME_ON_EVERY_SCREEN],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: [ANY_FARM, ...ONLY_ON_A_PHONE],
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
});
