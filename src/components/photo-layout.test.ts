import { expect, test } from 'vitest';
import { cellsFor, orderOf } from './photo-layout.ts';

const COLUMNS = { third: 2, half: 3, lead: 4, whole: 6, tall: 2, 'tall-half': 3, panorama: 6 };
const MEDIUM_COLUMNS = { half: 3, whole: 6, tall: 3, square: 3, panorama: 6 };
const cellsOf = (cells: number) => cellsFor(Array.from({ length: cells }, () => 'landscape'));

test('fills every row, for any number of photos', () => {
  for (let cells = 1; cells <= 24; cells++) {
    const all = cellsOf(cells);
    // A large first photo is two rows high.
    const wide = all.map((cell) => COLUMNS[cell.wide] * (cell.wide === 'lead' ? 2 : 1));
    expect(wide.reduce((sum, columns) => sum + columns) % 6, `${cells} on wide screens`).toBe(0);
    const medium = all.map((cell) => (cell.medium === 'whole' ? 2 : 1));
    expect(medium.reduce((sum, columns) => sum + columns, 0) % 2, `${cells} on medium`).toBe(0);
  }
});

test('one to six photos have a designed layout', () => {
  const wide = (cells: number) => cellsOf(cells).map((cell) => cell.wide);
  expect(wide(1)).toEqual(['whole']);
  expect(wide(2)).toEqual(['half', 'half']);
  expect(wide(3)).toEqual(['third', 'third', 'third']);
  expect(wide(4)).toEqual(['half', 'half', 'half', 'half']);
  expect(wide(5)).toEqual(['half', 'half', 'third', 'third', 'third']);
  expect(wide(6)).toEqual(['lead', 'third', 'third', 'third', 'third', 'third']);
});

/** Puts cells down as a browser does, each where it first fits behind the last, and counts the holes. */
function holesIn(cells: { columns: number; rows: number }[], width: number): number {
  const taken = new Set<string>();
  let [row, column] = [0, 0];
  for (const cell of cells) {
    const places = Array.from({ length: cell.columns * cell.rows }, (_, i) => [
      Math.floor(i / cell.columns),
      i % cell.columns,
    ]);
    const isFree = () =>
      column + cell.columns <= width &&
      places.every(([y = 0, x = 0]) => !taken.has(`${row + y} ${column + x}`));
    while (!isFree()) [row, column] = column + 1 < width ? [row, column + 1] : [row + 1, 0];
    for (const [y = 0, x = 0] of places) taken.add(`${row + y} ${column + x}`);
  }
  const rows = Math.max(...[...taken].map((place) => Number(place.split(' ')[0]))) + 1;
  return rows * width - taken.size;
}

const SHAPES = ['landscape', 'portrait', 'panorama'] as const;

test('portraits and panoramas leave no gap in any order', () => {
  for (let count = 1; count <= 7; count++)
    for (let which = 0; which < 3 ** count; which++) {
      const shapes = Array.from(
        { length: count },
        (_, i) => SHAPES[Math.floor(which / 3 ** i) % 3] ?? 'landscape',
      );
      const cells = cellsFor(shapes);
      expect(cells.length).toBe(count);
      for (const [i, { wide, medium }] of cells.entries()) {
        if (shapes[i] !== 'portrait') expect([wide, medium].join()).not.toContain('tall');
        expect([wide === 'panorama', medium === 'panorama']).toEqual(
          Array(2).fill(shapes[i] === 'panorama'),
        );
      }
      const wide = cells.map(({ wide: cell }) => ({
        columns: COLUMNS[cell],
        rows: /^tall|^lead/.test(cell) ? 2 : 1,
      }));
      const medium = cells.map(({ medium: cell }) => ({
        columns: MEDIUM_COLUMNS[cell],
        rows: cell === 'tall' ? 2 : 1,
      }));
      expect(holesIn(wide, 6), `${shapes} on wide screens`).toBe(0);
      expect(holesIn(medium, 6), `${shapes} on medium ones`).toBe(0);
    }
});

test('portrait photos are shown large', () => {
  const cells = (shapes: string) =>
    cellsFor([...shapes].map((shape) => (shape === 'P' ? 'portrait' : 'landscape')));
  const wide = (shapes: string) => cells(shapes).map((cell) => cell.wide);
  const medium = (shapes: string) => cells(shapes).map((cell) => cell.medium);
  expect(wide('PPP')).toEqual(['tall', 'tall', 'tall']);
  expect(wide('LP')).toEqual(['lead', 'tall']);
  expect(wide('LPLLL')).toEqual(['third', 'tall', 'third', 'third', 'third']);
  expect(wide('LPLPL').filter((cell) => cell.startsWith('tall'))).toHaveLength(2);
  expect(wide('PLL')).toEqual(['tall-half', 'half', 'half']);
  expect(medium('PL')).toEqual(['square', 'square']);
  expect(medium('LLP')).toEqual(['whole', 'square', 'square']);
});

test('a photo alone beside a panorama joins the nearest others, and all keep their order otherwise', () => {
  const order = (shapes: string) =>
    orderOf([...shapes].map((shape) => (shape === '-' ? 'panorama' : 'landscape'))).join('');
  expect(order('LL-L')).toBe('0132');
  expect(order('L-LL')).toBe('1023');
  expect(order('L-L')).toBe('102');
  expect(order('-L')).toBe('01');
  expect(order('L--L')).toBe('0123');
  expect(order('LL-LL-L')).toBe('0123465');
  expect(order('LLL')).toBe('012');
});
