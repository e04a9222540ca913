import { describe, expect, test } from 'vitest';
import { dollars, reuse } from './prices.ts';

describe('dollars', () => {
  test.each([
    [1, '$1'],
    [1.25, '$1.25'],
    [7.5, '$7.50'],
    [0, '$0'],
    [0.1 + 0.2, '$0.30'],
    [1200, '$1,200'],
    [1250.5, '$1,250.50'],
  ])('%d is written %s', (amount, written) => {
    expect(dollars(amount)).toBe(written);
  });
});

describe('reuse', () => {
  test('names one carton up to the eggs that it holds', () => {
    expect(reuse(1, 6)).toBe('with a reused carton');
    expect(reuse(6, 6)).toBe('with a reused carton');
  });

  test('names cartons beyond that', () => {
    expect(reuse(7, 6)).toBe('with reused cartons');
    expect(reuse(12, 6)).toBe('with reused cartons');
  });
});
