import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

/**
 * `npm test`. What needs no browser runs side by side, each on a core of its own. Then the browser
 * tests have the machine to themselves, because they notice when it is busy.
 */
const SIDE_BY_SIDE = [
  ['build:farms', 'test:built'],
  ['types'],
  ['test:unit'],
  ['test:random'],
  ['lint'],
];
const BROWSER = 'test:browser';

/** Dozens of processes load the same packages. What one of them has compiled, the others take. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs one of the scripts, and prints what it says in one piece. */
function run(script: string, stdio: 'pipe' | 'inherit' = 'pipe'): Promise<boolean> {
  const start = Date.now();
  const child = spawn('npm', ['run', '--silent', script], {
    stdio: ['ignore', stdio, stdio],
    env,
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((done) =>
    child.on('close', (code) => {
      if (code !== 0) console.log(`${output}\n✘ npm run ${script} failed after ${seconds(start)}`);
      else console.log(`✓ npm run ${script} (${seconds(start)})`);
      done(code === 0);
    }),
  );
}

const waiting = [...SIDE_BY_SIDE];
const results: boolean[] = [];
await Promise.all(
  // One more than cores, because each of them waits for a file or a child now and then.
  Array.from({ length: availableParallelism() + 1 }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      for (const script of next) results.push(await run(script));
  }),
);
if (!results.includes(false)) results.push(await run(BROWSER, 'inherit'));
console.log(
  `${results.includes(false) ? '✘ Not all' : '✓ All'} tests passed (${seconds(started)}).`,
);
process.exitCode = results.includes(false) ? 1 : 0;
