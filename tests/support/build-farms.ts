import { spawnSync } from 'node:child_process';
import { buildChangedFarm } from '../any-farm/changed-farms.ts';
import { CHANGED_FARMS } from '../any-farm/farms.ts';
import { buildFrozenFarm } from './built-farm.ts';

/** Builds the owner's farm, and those of the tests' own that have changed since they were built. */
const { status } = spawnSync(process.execPath, ['tools/build.ts'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
// They share the pictures that the first one has made.
await Promise.all([buildFrozenFarm(), ...CHANGED_FARMS.map(buildChangedFarm)]);
