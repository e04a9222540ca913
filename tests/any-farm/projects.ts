/** Copies of this farm that are changed in changed-farms.ts. This file is read by every worker, and stays light. */
export const CHANGED_FARMS = ['much', 'little', 'other words'] as const;
export type ChangedFarm = (typeof CHANGED_FARMS)[number];

export const folderNamed = (farm: ChangedFarm) => farm.replace(' ', '-');

const testDir = import.meta.dirname;

/** What must hold whatever the owner writes: on this farm as it is built, and on changed copies of it. */
export const ANY_FARM = [
  { name: 'this farm', testDir, use: { farm: '.' } },
  { name: 'changes', testDir, testMatch: 'changed-farms.setup.ts' },
  ...CHANGED_FARMS.map((farm) => ({
    name: farm,
    testDir,
    use: { farm: `.cache/farms/${folderNamed(farm)}` },
    dependencies: ['changes'],
    // Names and translations are tried on this farm, and its scripts are the same.
    testIgnore: ['weight.spec.ts', 'names.spec.ts', 'translated.spec.ts'],
  })),
];
