import { buildChangedFarm } from '../any-farm/changed-farms.ts';
import { CHANGED_FARMS } from '../any-farm/farms.ts';
import { buildFrozenFarm, builtFarm } from './built-farm.ts';

/** Builds a copy of the owner's farm and those of the tests' own, as far as they have changed since they were built. */
try {
  await builtFarm('this', 'content');
  // They share the pictures that the first one has made.
  await Promise.all([buildFrozenFarm(), ...CHANGED_FARMS.map(buildChangedFarm)]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
