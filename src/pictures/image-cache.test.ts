import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from './image-cache.ts';

const project = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farm-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const picture = Buffer.from('a picture');
const compute = () => vi.fn(async () => Buffer.from('green'));

test('computes once per picture and purpose', async () => {
  const [first, second, third, fourth] = [compute(), compute(), compute(), compute()];
  expect(await cached(picture, 'color', first)).toEqual(Buffer.from('green'));
  expect(await cached(picture, 'color', second)).toEqual(Buffer.from('green'));
  await cached(picture, 'shape', third);
  await cached(Buffer.from('a pictura'), 'color', fourth);
  expect([first, second, third, fourth].map((each) => each.mock.calls.length)).toEqual([
    1, 0, 1, 1,
  ]);
});

test('two builds may compute at the same time, and no cached file is incomplete', async () => {
  const many = Array.from({ length: 20 }, () => cached(picture, 'color', compute()));
  for (const result of await Promise.all(many)) expect(result).toEqual(Buffer.from('green'));
  expect(readdirSync('.cache/astro/image-cache')).toHaveLength(1);
});

test('a failure is not cached', async () => {
  const truncated = async () => {
    throw new Error('cut off');
  };
  for (const _time of [1, 2]) {
    await expect(cached(picture, 'readable', truncated)).rejects.toThrow('cut off');
  }
});
