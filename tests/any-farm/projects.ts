import { CHANGED_FARMS, folderOf } from './changed-farms.ts';

const testDir = import.meta.dirname;

/** What must hold whatever the owner writes: on this farm as it is built, and on changed copies of it. */
export const ANY_FARM = [
  { name: 'this farm', testDir, use: { farm: '.' } },
  { name: 'changes', testDir, testMatch: 'changed-farms.setup.ts' },
  ...CHANGED_FARMS.map((farm) => ({
    name: farm,
    testDir,
    use: { farm: folderOf(farm) },
    dependencies: ['changes'],
    // Names and translations are tried on this farm, and its scripts are the same.
    testIgnore: ['weight.spec.ts', 'names.spec.ts', 'translated.spec.ts'],
  })),
];
