import { expect, test } from 'vitest';
import { balancedLines } from './balanced-lines.ts';

test('a heading has as few lines as it needs, of about the same length', () => {
  expect(balancedLines('About')).toEqual(['About']);
  expect(balancedLines('More info is coming soon')).toEqual(['More info is', 'coming soon']);
  expect(balancedLines('Bees and quilts since the spring of 2009')).toEqual([
    'Bees and',
    'quilts since',
    'the spring',
    'of 2009',
  ]);
});

test('it breaks at commas', () => {
  expect(balancedLines('Honey, wax, and a quilt')).toEqual(['Honey, wax,', 'and a quilt']);
});

test('a word is never divided', () => {
  expect(balancedLines('農'.repeat(30))).toEqual(['農'.repeat(30)]);
});
