import { buildFrozenFarm } from './built-farm.ts';
import { buildSmallFarm } from './small-farm.ts';

/** Serves the frozen farm just as `npm run serve` serves the owner's, once all farms are built. */
const frozen = await buildFrozenFarm();
await buildSmallFarm();
process.chdir(frozen);
await import('../../tools/serve.ts');
