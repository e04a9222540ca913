import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkContentOnDisk } from '../../build/content/content-on-disk.ts';
import { isRecord } from '../../model/compare.ts';
import type { ContentKind } from '../../model/content-files.ts';
import { describeProblem } from '../../model/problem.ts';
import { readYaml } from '../../model/read-yaml.ts';
import { rewriteYaml } from '../../model/rewrite-yaml.ts';
import { mutation } from '../support/mutations.ts';
import { pageIssues } from '../support/page-issues.ts';
import { renderPages } from '../support/render-pages.ts';
import { writeSiteContent } from '../support/site-content.ts';

/**
 * RUNS=5000 npm test -- random  runs more. A failed run can be repeated with its SEED.
 * CI always uses the same seed, so that no change is blamed for an older defect.
 */
const { CI, RUNS = 100, SEED = CI && '2026' } = process.env;
const root = mkdtempSync(join(tmpdir(), 'farm-'));
afterAll(() => rmSync(root, { recursive: true }));
writeSiteContent(root);
const { valid: files } = await checkContentOnDisk(root);
const kinds = new Map(files.map(({ file, kind }) => [relative(root, file), kind]));

/** Both must be frequent, or the test is worthless. */
const outcomes = { pages: 0, errors: 0 };

/** The issues of the rendered pages and of the saved file, or of the error. */
async function issuesFor(file: string, kind: ContentKind, written: string): Promise<string[]> {
  const { valid, problems } = await checkContentOnDisk(root);
  if (problems.length > 0) {
    outcomes.errors++;
    return problems.flatMap((problem) => errorIssues(describeProblem(problem), file, written));
  }
  outcomes.pages++;
  expectToSave(written);
  const pages = await renderPages(valid, kind);
  return pages.flatMap(({ name, html }) =>
    pageIssues(html, written).map((issue) => `${name}: ${issue}`),
  );
}

/** An unchanged file is saved as it is. Once the library has formatted a file, a new title changes one line. */
function expectToSave(text: string) {
  const { data } = readYaml('', text);
  if (!isRecord(data)) return;
  expect(rewriteYaml(text, data)).toBe(text);
  const save = (before: string, title: string) => {
    const changed = { ...data, ['title' in data ? 'title' : 'name']: title };
    const saved = rewriteYaml(before, changed);
    expect(readYaml('', saved).data).toEqual(changed);
    return saved;
  };
  const formatted = save(text, 'Another One');
  const [before, after] = [formatted.split('\n'), save(formatted, 'A Third One').split('\n')];
  expect(after.filter((line, i) => line !== before[i])).toHaveLength(1);
}

test(`${RUNS} random changes each give valid pages and can be saved, or give a clear error`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(mutation, { minLength: 1, maxLength: 2 }),
      async ([name, kind], mutations) => {
        const file = join(root, name);
        const before = readFileSync(file, 'utf8');
        const after = mutations.reduce((text, mutate) => mutate(text), before);
        writeFileSync(file, after);
        try {
          const issues = await issuesFor(file, kind, after);
          if (issues.length > 0) throw new Error(issues.join('\n'));
        } catch (error) {
          throw new Error(`${error}\n\n${name} was:\n${after}`);
        } finally {
          writeFileSync(file, before);
        }
      },
    ),
    { numRuns: Number(RUNS), ...(SEED && { seed: Number(SEED) }) },
  );
  console.log(`${outcomes.pages} changes gave pages, ${outcomes.errors} gave errors.`);
  expect(Math.min(outcomes.pages, outcomes.errors)).toBeGreaterThan(Number(RUNS) / 10);
});

const INTERNALS = ['\n    at ', 'Invalid input', 'Expected', 'Zod', 'undefined', '[object'];

const WHAT_TO_DO =
  /\b(?:Write|Enter|Type|Change|Put|Use|Add|Check|Choose|Create|Remove|Keep|Give|Close|Take|Delete|Make|Rename|Copy|Line|Fill|Restore|Move|Run|Save|should be one of|should be true or false|should have|is missing the colon)\b/;

/** An error names the file and says what to do in at most two lines, without internals. */
function errorIssues(error: string, file: string, written: string): string[] {
  const leaks = (part: string) => error.includes(part) && !written.includes(part);
  const issues = [
    !error.includes(file) && 'does not name the file',
    error.split('\n').length > 2 && 'is longer than two lines',
    INTERNALS.some(leaks) && 'shows internals',
    !WHAT_TO_DO.test(error) && 'does not say what to do',
  ];
  return issues.filter((issue) => issue !== false).map((issue) => `The error ${issue}: ${error}`);
}
