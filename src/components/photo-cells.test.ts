import { expect, test } from 'vitest';
import { cellAt } from './photo-cells.ts';

const COLUMNS = { third: 2, half: 3, lead: 4, whole: 6 };
const cellsOf = (cells: number) => Array.from({ length: cells }, (_, i) => cellAt(i, cells));

test('whatever the number of photos, no row has a hole in it', () => {
  for (let cells = 1; cells <= 24; cells++) {
    const all = cellsOf(cells);
    // A large first photo is two rows high.
    const wide = all.map((cell) => COLUMNS[cell.wide] * (cell.wide === 'lead' ? 2 : 1));
    expect(wide.reduce((sum, columns) => sum + columns) % 6, `${cells} on wide screens`).toBe(0);
    const medium = all.map((cell) => (cell.medium === 'whole' ? 2 : 1));
    expect(medium.reduce((sum, columns) => sum + columns, 0) % 2, `${cells} on medium`).toBe(0);
  }
});

test('one to six photos are composed', () => {
  const wide = (cells: number) => cellsOf(cells).map((cell) => cell.wide);
  expect(wide(1)).toEqual(['whole']);
  expect(wide(2)).toEqual(['half', 'half']);
  expect(wide(3)).toEqual(['third', 'third', 'third']);
  expect(wide(4)).toEqual(['half', 'half', 'half', 'half']);
  expect(wide(5)).toEqual(['half', 'half', 'third', 'third', 'third']);
  expect(wide(6)).toEqual(['lead', 'third', 'third', 'third', 'third', 'third']);
});
