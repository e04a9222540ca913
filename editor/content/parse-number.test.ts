import { expect, test } from 'vitest';
import { ambiguityOf, parseAmount, parseCount } from './parse-number.ts';

test.each(['1.50', '$1.50', '1,50', ' 1.5 ', '1.5', '$ 1,50', '1.50 $'])(
  '%s is one dollar fifty',
  (typed) => {
    expect(parseAmount(typed)).toBe(1.5);
  },
);

test.each(['1,500', '1.2.3', 'six', '1 50', '1,5,0', '1.555', '1e3', '$'])(
  '%s is not parsed',
  (typed) => {
    expect(parseAmount(typed)).not.toBeTypeOf('number');
  },
);

test('a price below one dollar needs no zero', () => {
  expect(parseAmount('.75')).toBe(0.75);
  expect(parseAmount('.')).toBe('.');
});

test('a negative price is parsed, for the schema to reject', () => {
  expect(parseAmount('-2')).toBe(-2);
});

test('ambiguous input gets a question', () => {
  expect(ambiguityOf('1,500')).toBe('Is this $1500, or $1.50? Type 1500 or 1.50.');
  expect(ambiguityOf('six')).toBeUndefined();
  expect(ambiguityOf(1.5)).toBeUndefined();
});

test('a count is a whole number, and other input is returned unchanged', () => {
  expect(parseCount('12')).toBe(12);
  expect(parseCount('1,200')).toBe(1200);
  expect(parseCount('1,20')).toBe('1,20');
  expect(parseCount('1.5')).toBe('1.5');
  expect(parseCount(' ')).toBeUndefined();
});
