import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.ts';
import type { FarmOptions } from './site.ts';

const { webServer: _fixtureSite, ...shared } = all;

/** For the site that is about to be published, and for no other. */
export default defineConfig<FarmOptions>({
  ...shared,
  outputDir: '../../test-results/any-content',
  testDir: '.',
  grepInvert: /on the (edge case|fixture site)/,
  use: { ...all.use, thisFarm: '.' },
});
