import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSites } from '../support/sites.ts';
import type { Scenarios } from './engine.ts';
import { findFirefox } from './firefox.ts';
import { findOldChromes } from './old-chrome.ts';
import { findWebKit } from './webkit.ts';

/**
 * `npm run test:engines`: plays the scenarios in real Firefox, WebKit and Chromes of past years. Arguments choose
 * browsers: `-- Firefox`, `-- Chrome`, `-- Chrome 106`.
 */
const FILES = '{.,*}/tests/engines/*-scenarios.ts';

const wanted = process.argv.slice(2).join(' ');
const all = [findFirefox(), findWebKit(), ...findOldChromes()];
const browsers = all.filter(({ label }) => label.startsWith(wanted));
if (browsers.length === 0)
  throw new Error(`There’s no “${wanted}”, only ${all.map(({ label }) => label).join(', ')}.`);
const files: { default: Scenarios }[] = [];
for (const file of globSync(FILES)) files.push(await import(resolve(file)));
await buildSites('fixture');

let failures = 0;
for (const { label, start, installHint } of browsers) {
  if (!start) {
    console.log(`\n${label}: skipped, it is not installed here. To include it, ${installHint}.`);
    continue;
  }
  const engine = await start();
  console.log(`\n${engine.name}`);
  for (const { default: scenarios } of files) {
    for (const [title, play] of Object.entries(await scenarios(engine))) {
      try {
        await play();
        const errors = engine.scriptErrors?.() ?? [];
        if (errors.length > 0) throw new Error(`uncaught in a script: ${errors.join(', ')}`);
        console.log(`  ✓ ${title}`);
      } catch (error) {
        failures++;
        console.log(`  ✗ ${title}\n      ${(error as Error).message}`);
      }
    }
  }
  await engine.quit();
}
console.log(failures === 0 ? '\nNothing failed.' : `\n${failures} failed.`);
// The scenarios' servers are still open.
process.exit(failures === 0 ? 0 : 1);
