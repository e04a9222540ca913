import { buildFrozenFarm } from './built-farm.ts';

/** Serves the frozen farm just as `npm run serve` serves the owner's, once it is built. */
process.chdir(await buildFrozenFarm());
await import('../../tools/serve.ts');
