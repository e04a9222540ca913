import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { resolve } from 'node:path';

/**
 * `npm test`. What needs no browser runs side by side. Then the browser tests have the machine to
 * themselves, because they notice when it is busy.
 */
const FARMS = 'build:farms';
const BUILT = 'test:built';
const OTHERS = ['types', 'test:unit', 'test:random', 'lint'];
const BROWSER = 'test:browser';

/** Dozens of processes load the same packages. What one of them has compiled, the others take. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

interface Result {
  script: string;
  passed: boolean;
  output: string;
}

/** Runs one of the scripts, and tells how it went. */
function run(script: string, priority = getPriority()): Promise<Result> {
  const start = Date.now();
  const stdio = script === BROWSER ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, ['--run', script], {
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
      console.log(`${passed ? '✓' : '✘'} npm run ${script} (${seconds(start)})`);
      done({ script, passed, output });
    }),
  );
}

/** This takes longest. */
async function buildAndTest(): Promise<Result> {
  const farms = await run(FARMS);
  return farms.passed ? run(BUILT) : farms;
}

// They take what the farms leave of the machine.
const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
const results = await Promise.all([...OTHERS.map((script) => run(script, low)), buildAndTest()]);
if (results.every(({ passed }) => passed)) results.push(await run(BROWSER));

const failed = results.filter(({ passed }) => !passed);
// A farm that can't be built comes last, where it is seen: the others may only say the same.
for (const { script, output } of failed)
  if (output) console.log(`\n✘ npm run ${script}\n${output}`);
console.log(
  failed.length === 0
    ? `✓ All tests passed (${seconds(started)}).`
    : `✘ Not all tests passed (${seconds(started)}): ${failed.map(({ script }) => script).join(', ')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
