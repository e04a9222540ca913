import { type ChildProcess, spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plainEnvironment } from '../support/environment.ts';
import { farmCopy } from '../support/farm-copy.ts';
import { freePort } from '../support/free-port.ts';

/** `npm run dev`, while somebody works on the content beside it. */
const farm = farmCopy('while-working');
let server: ChildProcess;
let address = '';
let output = '';

const says = (words: string | RegExp) =>
  vi.waitFor(() => expect(output).toMatch(words), { timeout: 20_000, interval: 100 });
const blog = async () => (await fetch(`${address}/blog`)).text();

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  const astro = resolve('node_modules/astro/bin/astro.mjs');
  server = spawn(process.execPath, [astro, 'dev', '--port', String(port)], {
    cwd: farm.at('.'),
    env: plainEnvironment(),
  });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await says(/localhost:\d+/);
}, 60_000);
afterAll(() => server.kill());

test('a new file is noticed, and so is its removal', { timeout: 60_000 }, async () => {
  const post = farm
    .read('content/posts/making-ducklings.yaml')
    .replace(/title: .*/, 'title: A Post From Just Now');
  farm.write('content/posts/from-just-now.yaml', post.replaceAll(/#.*/g, ''));
  await vi.waitFor(async () => expect(await blog()).toContain('A Post From Just Now'), {
    timeout: 20_000,
  });
  rmSync(farm.at('content/posts/from-just-now.yaml'));
  await vi.waitFor(async () => expect(await blog()).not.toContain('A Post From Just Now'), {
    timeout: 20_000,
  });
});

test('a file that can’t be read is named as soon as it is there', async () => {
  farm.write('content/posts/Second Thoughts.yml', 'title: Second Thoughts');
  await says('Second Thoughts.yml');
  rmSync(farm.at('content/posts/Second Thoughts.yml'));
});

test('the server lives on when a whole folder comes and goes', { timeout: 60_000 }, async () => {
  renameSync(farm.at('content/posts'), farm.at('elsewhere'));
  await says('This folder is missing');
  renameSync(farm.at('elsewhere'), farm.at('content/posts'));
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect(server.exitCode).toBeNull();
});
