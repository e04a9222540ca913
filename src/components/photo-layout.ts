import type { Shape } from '../pictures/responsive-images.ts';

type Wide = 'third' | 'half' | 'lead' | 'whole' | 'tall' | 'tall-half' | 'panorama';
type Medium = 'half' | 'whole' | 'tall' | 'square' | 'panorama';

/** A cell's share of a row on wide screens, and on medium ones, which have two columns. */
export interface Cell {
  wide: Wide;
  medium: Medium;
}

/** Cells that fill one or two rows completely. A tall one is two rows high. */
interface Band<K> {
  cells: K[];
  /** The layout with the lowest sum is chosen. */
  cost: number;
}

const WIDE_BANDS: Band<Wide>[] = [
  { cells: ['third', 'third', 'third'], cost: 0 },
  { cells: ['half', 'half'], cost: 1 },
  { cells: ['whole'], cost: 4 },
  { cells: ['tall', 'tall', 'tall'], cost: 0 },
  { cells: ['lead', 'tall'], cost: 1 },
  { cells: ['tall', 'lead'], cost: 1 },
  { cells: ['tall-half', 'tall-half'], cost: 2 },
  { cells: ['tall-half', 'half', 'half'], cost: 2 },
  { cells: ['half', 'tall-half', 'half'], cost: 2 },
  { cells: ['tall', 'tall', 'third', 'third'], cost: 0 },
  { cells: ['tall', 'third', 'tall', 'third'], cost: 0 },
  { cells: ['third', 'tall', 'tall', 'third'], cost: 0 },
  { cells: ['tall', 'third', 'third', 'third', 'third'], cost: 0 },
  { cells: ['third', 'tall', 'third', 'third', 'third'], cost: 0 },
  { cells: ['third', 'third', 'tall', 'third', 'third'], cost: 0 },
];
const MEDIUM_BANDS: Band<Medium>[] = [
  { cells: ['half', 'half'], cost: 0 },
  { cells: ['whole'], cost: 2 },
  { cells: ['tall', 'tall'], cost: 0 },
  { cells: ['tall', 'half', 'half'], cost: 0 },
  { cells: ['half', 'tall', 'half'], cost: 0 },
  { cells: ['square', 'square'], cost: 1 },
];
const isTall = (cell: Wide | Medium) => cell.startsWith('tall');
/** The cost of a portrait photo in a landscape cell, where it is mounted and small. */
const SMALL_PHOTO = 8;

/**
 * The indexes of photos in the order that they are shown in. One alone beside panoramas is moved to the photos
 * beyond the next one, because in a row of its own it would be the largest.
 */
export function orderOf(shapes: readonly Shape[]): number[] {
  const groups: number[][] = [[]];
  for (const [i, shape] of shapes.entries())
    if (shape === 'panorama') groups.push([i], []);
    else groups.at(-1)?.push(i);
  for (let i = 0; i < groups.length; i += 2) {
    const [alone, ...others] = groups[i] ?? [];
    if (alone === undefined || others.length > 0) continue;
    const [before, after] = [groups[i - 2], groups[i + 2]];
    if (before?.length) before.push(alone);
    else if (after?.length) after.unshift(alone);
    else continue;
    groups[i] = [];
  }
  return groups.flat();
}

/**
 * Lays out photos in rows of three, or of two on medium screens, without gaps. A panorama has a row of its own, so
 * the photos between two panoramas fill whole rows.
 */
export function cellsFor(shapes: readonly Shape[]): Cell[] {
  const panorama = shapes.indexOf('panorama');
  if (panorama < 0) return cellsWithoutPanorama(shapes.map((shape) => shape === 'portrait'));
  return [
    ...cellsFor(shapes.slice(0, panorama)),
    { wide: 'panorama', medium: 'panorama' },
    ...cellsFor(shapes.slice(panorama + 1)),
  ];
}

function cellsWithoutPanorama(arePortrait: readonly boolean[]): Cell[] {
  if (!arePortrait.includes(true)) return arePortrait.map((_, i) => cellAt(i, arePortrait.length));
  const medium = cheapestLayout(arePortrait, MEDIUM_BANDS);
  return cheapestLayout(arePortrait, WIDE_BANDS).map((wide, i) => ({
    wide,
    medium: medium[i] ?? 'half',
  }));
}

/** A remainder of the division by three goes first, in pairs. Six photos get a large first one. */
function cellAt(index: number, cells: number): Cell {
  const medium = index === 0 && cells % 2 === 1 ? 'whole' : 'half';
  if (cells === 1) return { wide: 'whole', medium };
  if (cells === 6) return { wide: index === 0 ? 'lead' : 'third', medium };
  const paired = [0, 4, 2][cells % 3] ?? 0;
  return { wide: index < paired ? 'half' : 'third', medium };
}

/** The cheapest way to fill rows with bands, by dynamic programming from the end. */
function cheapestLayout<K extends Wide | Medium>(
  arePortrait: readonly boolean[],
  bands: Band<K>[],
): K[] {
  const best: Band<K>[] = [{ cells: [], cost: 0 }];
  for (let left = 1; left <= arePortrait.length; left++) {
    const portrait = arePortrait.slice(-left);
    const options = bands.flatMap(({ cells, cost }) => {
      const rest = best[left - cells.length];
      if (!rest || cells.some((cell, i) => isTall(cell) && !portrait[i])) return [];
      const small = cells.filter(
        (cell, i) => !isTall(cell) && cell !== 'square' && portrait[i],
      ).length;
      return {
        cells: [...cells, ...rest.cells],
        cost: cost + small * SMALL_PHOTO + rest.cost,
      };
    });
    best.push(options.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return best.at(-1)?.cells ?? [];
}
