import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { annotateErrors, annotateWarnings } from './github-annotations.ts';

const ON_GITHUB = { GITHUB_ACTIONS: 'true' };
let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(console, 'log').mockImplementation((line) => {
    printed += `${line}\n`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const lines = () => printed.trim().split('\n');

test('each problem is shown next to its file and line', () => {
  const annotations = [
    { file: 'content/farm.yaml', line: 8, message: 'tipJar: is empty. Write an address.' },
    { file: 'content/products/a, b: 100%.jpg', message: 'can’t be read.\nDelete it.' },
  ];
  annotateErrors('Two things need fixing.', annotations, ON_GITHUB);
  expect(lines()).toEqual([
    '::error file=content/farm.yaml,line=8::tipJar: is empty. Write an address.',
    '::error file=content/products/a%2C b%3A 100%25.jpg::can’t be read.%0ADelete it.',
  ]);
});

test('a failure without a file is shown as well', () => {
  annotateErrors('The disk is full.', [], ON_GITHUB);
  expect(lines()).toEqual(['::error::The disk is full.']);
});

test('a warning is shown next to its file', () => {
  annotateWarnings([{ file: 'content/a.jpg', message: 'It says where it was taken.' }], ON_GITHUB);
  expect(lines()).toEqual(['::warning file=content/a.jpg::It says where it was taken.']);
});

test('on any other machine only warnings are printed', () => {
  annotateErrors('One thing needs fixing.', [], {});
  expect(printed).toBe('');
  annotateWarnings([{ file: 'content/a.jpg', message: 'It says where it was taken.' }], {});
  expect(lines()).toEqual(['content/a.jpg', '  It says where it was taken.']);
});
