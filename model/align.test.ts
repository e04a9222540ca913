import { expect, test } from 'vitest';
import { align } from './align.ts';

const row = (name: string, price: number) => ({ name, price });
const photo = (img: string, title: string) => ({ img, title, alt: `${title}.` });

test.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ['equal ones, moved', ['a', 'b', 'c'], ['c', 'a', 'b'], [2, 0, 1]],
  ['equal ones, twice', ['a', 'a', 'b'], ['b', 'a', 'a'], [2, 0, 1]],
  ['changed text', ['a', 'b', 'c'], ['a', 'B', 'c'], [0, 1, 2]],
  ['changed text beside a new one', ['a', 'b'], ['a', 'b b', 'new'], [0, 1, undefined]],
  ['changed text after a removed one', ['one', 'two three', 'c'], ['two four', 'c'], [1, 2]],
  ['changed text that was moved', ['one two', 'b', 'c'], ['b', 'one two three', 'c'], [1, 0, 2]],
  ['all changed', ['a', 'b'], ['c', 'd'], [0, 1]],
  ['new at the end', ['a'], ['a', 'b'], [0, undefined]],
  [
    'a moved row with another price',
    [row('A', 1), row('B', 2)],
    [row('B', 3), row('A', 1)],
    [1, 0],
  ],
  [
    'new before two with other prices',
    [row('A', 1), row('B', 2)],
    [row('C', 9), row('A', 2), row('B', 3)],
    [undefined, 0, 1],
  ],
  ['a renamed row', [row('A', 1), row('B', 2)], [row('A', 1), row('C', 2)], [0, 1]],
  [
    'a row of which all has changed',
    [row('A', 1), row('B', 2)],
    [row('A', 1), row('C', 3)],
    [0, 1],
  ],
  [
    'a moved row with another name',
    [{ ...row('A', 1), unit: 'each' }, row('B', 2)],
    [row('B', 2), { ...row('C', 1), unit: 'each' }],
    [1, 0],
  ],
  ['another photo in the same place', [photo('a', 'A')], [photo('b', 'B')], [undefined]],
  ['another file of the same photo', [photo('a', 'A')], [photo('b', 'A')], [0]],
  [
    'a moved photo with another file and title',
    [photo('a', 'A'), photo('b', 'B')],
    [photo('b', 'B'), { ...photo('c', 'C'), alt: 'A.' }],
    [1, 0],
  ],
])('%s', (_, before, after, expected) => {
  expect(align(before, after)).toEqual(expected);
});

test('the same lists are compared once, however often they are followed', () => {
  const [before, after] = [['a'], ['b', 'a']];
  expect(align(before, after)).toBe(align(before, after));
});
