import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteHandler } from '../../tools/serve/site-handler.ts';
import { findFirefox } from './firefox.ts';
import { WALK } from './walk.ts';
import { findWebKit } from './webkit.ts';

/** `npm run test:engines`: walks the built site in real Firefox and real WebKit. */
const server = createServer(siteHandler('dist'));
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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
