import { CHANGED_FARMS } from '../any-content/edge-case-names.ts';
import { changedFarm } from '../any-content/edge-cases.ts';
import { ANOTHER_FARM } from '../e2e/another-farm.ts';
import { buildFarms, FROZEN_FARM, THIS_FARM } from './built-farm.ts';

/** Builds a copy of the owner's farm, and then those of the tests' own, which share its pictures and clean photos. */
try {
  await buildFarms(THIS_FARM);
  await buildFarms(FROZEN_FARM, ANOTHER_FARM, ...CHANGED_FARMS.map(changedFarm));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
