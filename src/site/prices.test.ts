import { describe, expect, test } from 'vitest';
import { formatCount, formatDollars, reusedCartonNote } from './prices.ts';

describe('formatDollars', () => {
  test.each([
    [1, '$1'],
    [1.25, '$1.25'],
    [7.5, '$7.50'],
    [0, '$0'],
    [0.1 + 0.2, '$0.30'],
    [1200, '$1,200'],
    [1250.5, '$1,250.50'],
  ])('%d is written %s', (amount, written) => {
    expect(formatDollars(amount)).toBe(written);
  });
});

describe('reusedCartonNote', () => {
  test('names one carton up to the eggs that it holds', () => {
    expect(reusedCartonNote(1, 6)).toBe('with a reused carton');
    expect(reusedCartonNote(6, 6)).toBe('with a reused carton');
  });

  test('names cartons beyond that', () => {
    expect(reusedCartonNote(7, 6)).toBe('with reused cartons');
    expect(reusedCartonNote(12, 6)).toBe('with reused cartons');
  });
});

test('counts have commas too', () => {
  expect([0, 999, 2150, 100_000].map(formatCount)).toEqual(['0', '999', '2,150', '100,000']);
});
