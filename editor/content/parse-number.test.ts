import { expect, test } from 'vitest';
import { parseAmount, parseCount } from './parse-number.ts';

test.each(['1.50', '$1.50', '1,50', ' 1.5 ', '1.5', '$ 1,50', '1.50 $'])(
  '%s is one dollar fifty',
  (typed) => {
    expect(parseAmount(typed)).toBe(1.5);
  },
);

test.each(['0,500', '1.2.3', 'six', '1 50', '1,5,0', '1,50,000', '1.555', '1e3', '$'])(
  '%s is not parsed',
  (typed) => {
    expect(parseAmount(typed)).not.toBeTypeOf('number');
  },
);

test('a price needs digits on one side of its point only', () => {
  expect(parseAmount('.75')).toBe(0.75);
  expect(parseAmount('9.')).toBe(9);
  expect(parseAmount('.')).toBe('.');
});

test('a negative price is parsed, for the schema to reject', () => {
  expect(parseAmount('-2')).toBe(-2);
});

test('commas separate thousands', () => {
  expect(parseAmount('1,500')).toBe(1500);
  expect(parseAmount('$1,500.50')).toBe(1500.5);
});

test('a count is a whole number, and other input is returned unchanged', () => {
  expect(parseCount('12')).toBe(12);
  expect(parseCount('1,200')).toBe(1200);
  expect(parseCount('1,20')).toBe('1,20');
  expect(parseCount('1.5')).toBe('1.5');
  expect(parseCount(' ')).toBeUndefined();
});
