import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import { ensureBrowser } from './support/ensure-browser.ts';
import { findHeadlessShell, PLAYWRIGHT } from './support/find-browser.ts';

/**
 * `npm test`: first what needs no browser, in parallel. The browser tests run alone, because other load
 * makes them flaky. Arguments choose parts: `npm test -- lint unit`.
 */
const VITEST = 'node_modules/vitest/vitest.mjs';
/** A plug-in's own kinds of tests, such as histories. */
const PLUGIN_PARTS = globSync('*/tests/*/vitest.config.ts').map((file) => basename(dirname(file)));
const vitest = (project: string) => [VITEST, 'run', '--project', project];
const PARTS: Record<string, string[]> = {
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'],
  types: ['--run', 'types'],
  unit: vitest('unit'),
  random: [VITEST, 'run', '--config', 'vitest.random.config.ts'],
  sites: ['tests/support/build-sites.ts'],
  built: vitest('built'),
  browser: [PLAYWRIGHT, 'test'],
  ...Object.fromEntries(PLUGIN_PARTS.map((name) => [name, vitest(name)])),
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part “${unknown.join(', ')}”. Parts: ${Object.keys(PARTS).join(', ')}\nFor one file of tests, run  npx vitest run --project unit its-name  or  npx playwright test its-name`,
  );
  process.exit(1);
}
const isChosen = (part: string) => names.length === 0 || names.includes(part);

/** Dozens of processes load the same packages, and share their compiled code. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

interface Result {
  part: string;
  passed: boolean;
  output: string;
}

function run(part: string, priority = getPriority()): Promise<Result> {
  const start = Date.now();
  const stdio = part === 'browser' ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, PARTS[part] ?? [], {
    stdio: ['ignore', stdio, stdio],
    env,
  });
  if (child.pid) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((done) =>
    child.on('close', (code) => {
      const passed = code === 0;
      console.log(`${passed ? '✓' : '✘'} ${part} (${seconds(start)})`);
      done({ part, passed, output });
    }),
  );
}

async function buildAndTest(): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of ['sites', 'built'].filter(isChosen)) {
    if (results.every(({ passed }) => passed)) results.push(await run(part));
  }
  return results;
}

// Builds take longest, so they go first.
const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
const others = ['types', 'unit', 'random', ...PLUGIN_PARTS, 'lint'].filter(isChosen);
const [built, ...rest] = await Promise.all([
  buildAndTest(),
  ...others.map((part) => run(part, low)),
]);
// A failed build is printed last, because other failures may only follow from it.
const results = [...rest, ...built];
if (isChosen('browser') && results.every(({ passed }) => passed)) {
  const browsers = new Set([ensureBrowser(), findHeadlessShell()]);
  console.log(`Browser: ${[...browsers].join(', ')}`);
  results.push(await run('browser'));
}

const failed = results.filter(({ passed }) => !passed);
for (const { part, output } of failed) if (output) console.log(`\n✘ ${part}\n${output}`);
console.log(
  failed.length === 0
    ? `✓ All tests passed (${seconds(started)}).`
    : `✘ Not all tests passed (${seconds(started)}): ${failed.map(({ part }) => part).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
