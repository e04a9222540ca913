import { defineConfig } from '@playwright/test';
import { HEADLESS_SHELL } from '../../../tests/support/browsers.ts';

/** `npx playwright test --config editor/tests/guide` takes the pictures of docs/owner-guide.md again. */
export default defineConfig({
  testMatch: 'pictures.ts',
  outputDir: '../../../test-results',
  reporter: 'list',
  timeout: 300_000,
  workers: 1,
  use: {
    ...HEADLESS_SHELL,
    actionTimeout: 20_000,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  },
});
