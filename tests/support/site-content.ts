import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { addMissingPages } from '../../build/content/fixtures/generate-content.ts';
import { FIXTURE_CONTENT } from './sites.ts';

/** A copy of the fixture site's content, for the tests of one file to change. */
export function siteContent() {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const root = join(folder, 'content');
  cpSync(FIXTURE_CONTENT, root, { recursive: true });
  addMissingPages(root);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    root,
    add: (file: string, text: string) => writeFileSync(join(root, file), text),
    replace(file: string, from: string, to: string) {
      const before = readFileSync(join(root, file), 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
      writeFileSync(join(root, file), before.replace(from, to));
    },
  };
}
