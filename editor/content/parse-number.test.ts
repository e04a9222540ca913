import { expect, test } from 'vitest';
import { amountFrom, countFrom, doubtAbout } from './amount.ts';

test.each(['1.50', '$1.50', '1,50', ' 1.5 ', '1.5', '$ 1,50', '1.50 $'])(
  '%s is one dollar fifty',
  (typed) => {
    expect(amountFrom(typed)).toBe(1.5);
  },
);

test.each(['1,500', '1.2.3', 'six', '1 50', '1,5,0', '1.555', '1e3', '$'])(
  '%s never becomes a number by itself',
  (typed) => {
    expect(amountFrom(typed)).not.toBeTypeOf('number');
  },
);

test('a price below one dollar needs no zero', () => {
  expect(amountFrom('.75')).toBe(0.75);
  expect(amountFrom('.')).toBe('.');
});

test('below zero stays below zero, for the schema to refuse', () => {
  expect(amountFrom('-2')).toBe(-2);
});

test('what could be two numbers is asked about', () => {
  expect(doubtAbout('1,500')).toBe('Is this $1500, or $1.50? Type 1500 or 1.50.');
  expect(doubtAbout('six')).toBeUndefined();
  expect(doubtAbout(1.5)).toBeUndefined();
});

test('a count is whole or stays as it was typed', () => {
  expect(countFrom('12')).toBe(12);
  expect(countFrom('1,200')).toBe(1200);
  expect(countFrom('1,20')).toBe('1,20');
  expect(countFrom('1.5')).toBe('1.5');
  expect(countFrom(' ')).toBeUndefined();
});
