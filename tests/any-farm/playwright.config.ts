import { defineConfig } from '@playwright/test';
import behaviour from '../../playwright.config.ts';
import { CHANGED_FARMS, folderOf } from './changed-farms.ts';
import type { FarmOption } from './farm.ts';

const { webServer: _frozenFarm, ...shared } = behaviour;

/** What must hold whatever the owner writes: on this farm as it is built, and on changed copies of it. */
export default defineConfig<object, FarmOption>({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/any-farm',
  projects: [
    { name: 'this farm', use: { farm: '.' } },
    { name: 'changes', testMatch: 'changed-farms.setup.ts' },
    ...CHANGED_FARMS.map((farm) => ({
      name: farm,
      use: { farm: folderOf(farm) },
      dependencies: ['changes'],
      testIgnore: ['weight.spec.ts', 'names.spec.ts', 'translated.spec.ts'],
    })),
  ],
});
