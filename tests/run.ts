import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/**
 * `npm test`. What needs no browser runs side by side. Then the browser tests have the machine to
 * themselves, because they notice when it is busy.
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

async function runAll(scripts: string[]): Promise<boolean> {
  for (const script of scripts) if (!(await run(script))) return false;
  return true;
}

const sideBySide = await Promise.all(SIDE_BY_SIDE.map(runAll));
const passed = sideBySide.every(Boolean) && (await run(BROWSER, 'inherit'));
console.log(`${passed ? '✓ All' : '✘ Not all'} tests passed (${seconds(started)}).`);
process.exitCode = passed ? 0 : 1;
