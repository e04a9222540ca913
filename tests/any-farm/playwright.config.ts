import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.ts';

const { webServer: _frozenFarm, ...shared } = all;

/** For a site that is about to be published: nothing here needs the frozen farm. */
export default defineConfig({
  ...shared,
  outputDir: '../../test-results/any-farm',
  testDir: '.',
});
