import { defineConfig } from '@playwright/test';
import { QUICK_BROWSER } from '../support/browsers.ts';

/** `npx playwright test --config tests/guide` takes the pictures of docs/owner-guide.md again. */
export default defineConfig({
  testMatch: 'pictures.ts',
  outputDir: '../../test-results',
  reporter: 'list',
  timeout: 300_000,
  workers: 1,
  use: {
    ...QUICK_BROWSER,
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
});
