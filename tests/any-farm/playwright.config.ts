import { defineConfig } from '@playwright/test';
import behaviour from '../../playwright.config.ts';
import type { FarmOption } from './farm.ts';

const { webServer: _frozenFarm, ...shared } = behaviour;

/** What must hold whatever the owner writes: on this farm as it is built, and on changed copies of it. */
export default defineConfig<object, FarmOption>({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/any-farm',
  projects: [
    { name: 'this farm', use: { farm: '.' } },
    { name: 'building', testMatch: '**/*.setup.ts' },
    {
      name: 'a full farm',
      testMatch: '**/every-width.spec.ts',
      dependencies: ['building'],
      use: { farm: '.cache/farms/full' },
    },
  ],
});
