import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { FROZEN_CONTENT } from '../support/farm-copy.ts';

/** A copy of the frozen farm's content, for the tests of one file to change. */
export function siteContent() {
  const folder = mkdtempSync(join(tmpdir(), 'drawn-'));
  const root = join(folder, 'content');
  cpSync(FROZEN_CONTENT, root, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    root,
    replace(file: string, from: string, to: string) {
      const before = readFileSync(join(root, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(root, file), before.replace(from, to));
    },
  };
}
