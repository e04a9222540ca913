import { buildFarms, FROZEN, FROZEN_FARM } from './built-farm.ts';
import { buildSmallFarm } from './small-farm.ts';

/** Serves the frozen farm just as `npm run serve` serves the owner's, once all farms are built. */
await buildFarms(FROZEN_FARM);
await buildSmallFarm();
process.chdir(FROZEN.farm);
await import('../../tools/serve.ts');
