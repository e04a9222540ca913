import { expect, test } from 'vitest';
import { printColumns } from './print-columns.ts';

const list = (count: number) => ({
  priceList: {
    title: 'Honey',
    rows: Array.from({ length: count }, (_, i) => ({ name: `Jar ${i}`, price: i })),
    notes: [],
  },
});
const eggs = { pricing: { title: 'Eggs', eggsPerCarton: 6, rows: [] } };
const columnsOf = (...sections: Parameters<typeof printColumns>[0]) => [
  ...printColumns(sections).values(),
];

test('a list goes to the shorter column', () => {
  expect(columnsOf(list(9), list(2), list(4), list(3))).toEqual(['left', 'right', 'right', 'left']);
});

test('eggs, and a list without another one beside it, have the full width', () => {
  expect(columnsOf(list(2))).toEqual(['full']);
  expect(columnsOf(list(2), eggs, {}, list(9), {}, list(1))).toEqual([
    'full',
    'full',
    'left',
    'right',
  ]);
});
