import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { resolve } from 'node:path';

/**
 * `npm test`. What needs no browser runs side by side. Then the browser tests have the machine to
 * themselves, because they notice when it is busy.
 */
const LONGEST = ['build:farms', 'test:built'];
const OTHERS = ['types', 'test:unit', 'test:random', 'lint'];
const BROWSER = 'test:browser';

/** Dozens of processes load the same packages. What one of them has compiled, the others take. */
const env = { ...process.env, NODE_COMPILE_CACHE: resolve('.cache/compiled') };

const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs one of the scripts, and prints what it says in one piece. */
function run(script: string, priority = getPriority()): Promise<boolean> {
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
      if (code !== 0) console.log(`${output}\n✘ npm run ${script} failed after ${seconds(start)}`);
      else console.log(`✓ npm run ${script} (${seconds(start)})`);
      done(code === 0);
    }),
  );
}

async function runLongest(): Promise<boolean> {
  for (const script of LONGEST) if (!(await run(script))) return false;
  return true;
}

// They take what the longest leaves of the machine.
const low = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
const sideBySide = [runLongest(), ...OTHERS.map((script) => run(script, low))];
const passed = (await Promise.all(sideBySide)).every(Boolean) && (await run(BROWSER));
console.log(`${passed ? '✓ All' : '✘ Not all'} tests passed (${seconds(started)}).`);
process.exitCode = passed ? 0 : 1;
