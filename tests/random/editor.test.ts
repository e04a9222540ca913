import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesIn } from '../../build/built-site.ts';
import { kindOf } from '../../editor/content/content-kinds.ts';
import { dataIn, EMPTY_DRAFT, withFile } from '../../editor/content/draft.ts';
import { folderWith, type Stored } from '../../editor/content/stored-content.ts';
import { withValue } from '../../editor/content/values.ts';
import { checkContent } from '../../model/check-content.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { mutation } from './mutations.ts';
import { siteContent } from './site-content.ts';

const { CI, RUNS = 150, SEED = CI && '2026' } = process.env;

const { root } = siteContent();
const stored: Stored = {
  version: '',
  files: Object.fromEntries(
    filesIn(root).map((path) => {
      const text = kindOf(path) && readFileSync(join(root, path), 'utf8');
      return [path, text === undefined ? { id: path } : { id: path, text }];
    }),
  ),
};
const texts = Object.entries(stored.files).flatMap(([path, { text }]) =>
  text === undefined ? [] : [[path, text] as const],
);

function linesChanged(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const same = old.filter((line, i) => line === now[i]).length;
  return Math.max(old.length, now.length) - same;
}

test(`of ${RUNS} random changes, each valid file is saved unchanged, and a new title changes one line`, async () => {
  let opened = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...texts),
      fc.array(mutation, { minLength: 1, maxLength: 2 }),
      async ([path, before], mutations) => {
        const text = mutations.reduce((yaml, mutate) => mutate(yaml), before);
        const { problems } = await checkContent(folderWith(stored, [{ path, text }]));
        const data = dataIn(text);
        if (problems.length > 0 || !data) return;
        opened++;
        const here: Stored = { ...stored, files: { ...stored.files, [path]: { id: '', text } } };
        expect(withFile(here, EMPTY_DRAFT, path, data)).toEqual(EMPTY_DRAFT);
        expect(rewriteYaml(text, data)).toBe(text);

        const field = 'title' in data ? 'title' : 'name';
        const changed = withValue(data, [field], 'Another One') as typeof data;
        const saved = rewriteYaml(text, changed);
        expect(dataIn(saved)).toEqual(changed);
        expect(linesChanged(text, saved), `${text}\n---\n${saved}`).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: Number(RUNS), ...(SEED && { seed: Number(SEED) }) },
  );
  expect(opened).toBeGreaterThan(Number(RUNS) / 10);
});
