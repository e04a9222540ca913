import { buildFrozenFarm, FROZEN } from '../support/built-farm.ts';
import { serve } from '../support/serve.ts';
import { findFirefox } from './firefox.ts';
import { WALK } from './walk.ts';
import { findWebKit } from './webkit.ts';

/** `npm run test:engines`: walks the frozen farm in real Firefox and real WebKit. */
buildFrozenFarm();
const { address, server } = await serve(FROZEN.dist);
const site = new URL(address).origin;

let failures = 0;
for (const { label, start, missing } of [findFirefox(), findWebKit()]) {
  if (!start) {
    console.log(`\n${label}: skipped, it is not installed here. To include it, ${missing}`);
    continue;
  }
  const engine = await start();
  console.log(`\n${engine.name}`);
  for (const [step, walk] of Object.entries(WALK)) {
    try {
      await walk(engine, site);
      console.log(`  ✓ ${step}`);
    } catch (error) {
      failures++;
      console.log(`  ✗ ${step}\n      ${(error as Error).message}`);
    }
  }
  await engine.quit();
}
server.close();
console.log(failures === 0 ? '\nNothing failed.' : `\n${failures} failed.`);
process.exitCode = failures === 0 ? 0 : 1;
