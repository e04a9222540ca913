import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('CHANGELOG.md starts with the version of package.json, and so does the lockfile', () => {
  const { version } = JSON.parse(read('package.json'));
  expect(/^## ([\d.]+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  expect(JSON.parse(read('package-lock.json')).version).toBe(version);
});

test('the files in CONTRIBUTING’s list of what an upgrade can break exist', () => {
  const [, list = ''] =
    /## What an upgrade can break([\s\S]+?)\n## /.exec(read('CONTRIBUTING.md')) ?? [];
  const files = [...list.matchAll(/`([\w.-]+\/[\w./-]*)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
