import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { annotateErrors, annotateWarnings } from './github-annotations.ts';

let folder = '';
let printed = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'farm-'));
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const onGitHub = () => ({ GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: join(folder, 'summary') });
const lines = () => printed.trim().split('\n');

test('each problem is shown next to its file and line, and all of them in the summary', () => {
  const annotations = [
    { file: 'content/farm.yaml', line: 8, message: 'tipJar: is empty. Write an address.' },
    { file: 'content/products/a, b: 100%.jpg', message: 'can’t be read.\nDelete it.' },
  ];
  annotateErrors('Two things need fixing.', annotations, onGitHub());
  expect(lines()).toEqual([
    '::error file=content/farm.yaml,line=8::tipJar: is empty. Write an address.',
    '::error file=content/products/a%2C b%3A 100%25.jpg::can’t be read.%0ADelete it.',
  ]);
  expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe(
    '## The site wasn’t published\n\nThe version that was online before is still there. Fix what’s listed here, then publish again.\n\n```text\nTwo things need fixing.\n```\n',
  );
});

test('the owner’s text can neither run a workflow command nor close its fence', () => {
  const message = 'name: has a line\n::error::too many. ```` Remove it.';
  annotateErrors(message, [{ file: 'content/farm.yaml', line: 3, message }], onGitHub());
  expect(lines()).toHaveLength(1);
  const summary = readFileSync(join(folder, 'summary'), 'utf8');
  expect(summary).toMatch(/\n`{5}text\n[\s\S]*\n`{5}\n$/);
});

test('a failure without a file is shown as well', () => {
  annotateErrors('The disk is full.', [], { GITHUB_ACTIONS: 'true' });
  expect(lines()).toEqual(['::error::The disk is full.']);
});

test('a warning is shown next to its file, and doesn’t say that the build failed', () => {
  annotateWarnings([{ file: 'content/a.jpg', message: 'It says where it was taken.' }], onGitHub());
  expect(lines()).toEqual(['::warning file=content/a.jpg::It says where it was taken.']);
  expect(existsSync(join(folder, 'summary'))).toBe(false);
});

test('on any other machine only warnings are printed', () => {
  annotateErrors('One thing needs fixing.', [], {});
  expect(printed).toBe('');
  annotateWarnings([{ file: 'content/a.jpg', message: 'It says where it was taken.' }], {});
  expect(lines()).toEqual(['content/a.jpg', '  It says where it was taken.']);
});
