import { describe, expect, test } from 'vitest';
import { dollars, priceInWords, reuse } from './prices.ts';

describe('dollars', () => {
  test.each([
    [1, '$1'],
    [1.25, '$1.25'],
    [7.5, '$7.50'],
    [0, '$0'],
    [0.1 + 0.2, '$0.30'],
    [1200, '$1200'],
  ])('%d is written %s', (amount, written) => {
    expect(dollars(amount)).toBe(written);
  });
});

describe('reuse', () => {
  test('speaks of one carton up to what a carton holds', () => {
    expect(reuse(1, 6)).toBe('with a reused carton');
    expect(reuse(6, 6)).toBe('with a reused carton');
  });

  test('speaks of cartons beyond that', () => {
    expect(reuse(7, 6)).toBe('with reused cartons');
    expect(reuse(12, 6)).toBe('with reused cartons');
  });
});

describe('priceInWords', () => {
  test('names the price with a reused carton, where there is one', () => {
    expect(priceInWords({ amount: 6, reusedCarton: 5 }, 6, 6)).toBe('$6 ($5 with a reused carton)');
    expect(priceInWords({ amount: 14, reusedCarton: 12 }, 12, 6)).toBe(
      '$14 ($12 with reused cartons)',
    );
  });

  test('is just the price otherwise', () => {
    expect(priceInWords({ amount: 1.25 }, 1, 6)).toBe('$1.25');
  });

  test('names a reused-carton price of nothing', () => {
    expect(priceInWords({ amount: 1, reusedCarton: 0 }, 6, 6)).toBe('$1 ($0 with a reused carton)');
  });
});
