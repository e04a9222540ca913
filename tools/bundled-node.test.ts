import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test.each([
  ['doesn’t start, as on Alpine', '#!/no/such/loader', false],
  ['starts', '#!/bin/sh\nexit 0', true],
])('a Node from npm ci that %s', (_what, binary, isKept) => {
  const folder = mkdtempSync(join(tmpdir(), 'farm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'node'), binary);
  chmodSync(join(bin, 'node'), 0o755);
  const { status } = spawnSync('sh', ['-c', scripts.postinstall], {
    cwd: folder,
    env: { PATH: `${bin}:${process.env.PATH}` },
  });
  expect(status).toBe(0);
  expect(existsSync(join(bin, 'node'))).toBe(isKept);
});
