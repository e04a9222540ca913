import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.ts';
import type { FarmOption } from './farm.ts';
import { ANY_FARM } from './projects.ts';

const { webServer: _frozenFarm, ...shared } = all;

/** For a site that is about to be published: nothing here needs the frozen farm. */
export default defineConfig<object, FarmOption>({
  ...shared,
  outputDir: '../../test-results/any-farm',
  projects: ANY_FARM,
});
