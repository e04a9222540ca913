import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pagesAddress } from './pages-address.ts';

const SITE = { html_url: 'https://someone.github.io/my-farm/' };
let statuses: number[] = [];
let requests: string[] = [];
const github = createServer((request, response) => {
  requests.push(`${request.url} ${request.headers.authorization}`);
  response.statusCode = statuses.shift() ?? 200;
  response.end(response.statusCode === 200 ? JSON.stringify(SITE) : '{"message":"Sorry"}');
});
let env: NodeJS.ProcessEnv = {};
let folder = '';
beforeEach(async () => {
  statuses = [];
  requests = [];
  await new Promise<void>((ready) => github.listen(0, 'localhost', ready));
  folder = mkdtempSync(join(tmpdir(), 'farm-'));
  env = {
    GITHUB_API_URL: `http://localhost:${(github.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'someone/my-farm',
    GITHUB_TOKEN: 'secret',
    GITHUB_OUTPUT: join(folder, 'output'),
  };
  writeFileSync(join(folder, 'output'), '');
});
afterEach(() => {
  github.close();
  rmSync(folder, { recursive: true });
});

/** Runs the step of pages.yml as the runner does. */
async function runStep() {
  const child = spawn(process.execPath, ['build/hosting/pages-address.ts'], {
    env: { ...process.env, ...env },
  });
  const [printed, status] = await Promise.all([
    text(child.stdout),
    new Promise((done) => child.on('close', done)),
  ]);
  return { printed, status, output: readFileSync(join(folder, 'output'), 'utf8') };
}

test('outputs the address if Pages is on', async () => {
  expect(await runStep()).toEqual({
    printed: '',
    status: 0,
    output: 'address=https://someone.github.io/my-farm\n',
  });
  expect(requests).toEqual(['/repos/someone/my-farm/pages Bearer secret']);
});

test('outputs nothing and passes if Pages is off', async () => {
  statuses = [404];
  const { printed, status, output } = await runStep();
  expect(printed).toMatch(/^::notice::Nothing is published, because Pages is off\./);
  expect({ status, output }).toEqual({ status: 0, output: '' });
});

test.each([429, 403, 500, 503])('retries after %i, and then fails', async (trouble) => {
  statuses = [trouble, trouble];
  expect(await pagesAddress(env, [1, 1])).toBe('https://someone.github.io/my-farm');
  statuses = [trouble, trouble, trouble];
  await expect(pagesAddress(env, [1, 1])).rejects.toThrow(`(${trouble})`);
});

test('fails without an answer', async () => {
  github.close();
  await expect(pagesAddress(env, [1])).rejects.toThrow('(no answer)');
});
