type Wide = 'third' | 'half' | 'lead' | 'whole' | 'tall';
type Medium = 'half' | 'whole' | 'tall';

/** How much of a row a cell takes on wide screens, and on medium ones, which have two columns. */
export interface Cell {
  wide: Wide;
  medium: Medium;
}

/** Cells that fill their rows to the end, in this order. A tall one is two rows high. */
interface Band<K> {
  cells: K[];
  /** How much we would rather have another one. */
  cost: number;
}

const WIDE_BANDS: Band<Wide>[] = [
  { cells: ['third', 'third', 'third'], cost: 0 },
  { cells: ['half', 'half'], cost: 1 },
  { cells: ['whole'], cost: 4 },
  { cells: ['tall', 'tall', 'tall'], cost: 0 },
  { cells: ['lead', 'tall'], cost: 1 },
  { cells: ['tall', 'lead'], cost: 1 },
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
];
/** An upright photo in a cell that lies is mounted whole, and small. */
const SMALL_PHOTO = 4;

/**
 * How the cells stand, of which some are upright: in rows of three, or of two on medium screens, and
 * no row is left with a hole.
 */
export function cellsFor(areUpright: readonly boolean[]): Cell[] {
  if (!areUpright.includes(true)) return areUpright.map((_, i) => cellAt(i, areUpright.length));
  const medium = arranged(areUpright, MEDIUM_BANDS);
  return arranged(areUpright, WIDE_BANDS).map((wide, i) => ({
    wide,
    medium: medium[i] ?? 'half',
  }));
}

/** What doesn't divide by three goes first, in pairs; six cells make a block with a large first photo. */
function cellAt(index: number, cells: number): Cell {
  const medium = index === 0 && cells % 2 === 1 ? 'whole' : 'half';
  if (cells === 1) return { wide: 'whole', medium };
  if (cells === 6) return { wide: index === 0 ? 'lead' : 'third', medium };
  const paired = [0, 4, 2][cells % 3] ?? 0;
  return { wide: index < paired ? 'half' : 'third', medium };
}

/** The best way to fill rows with bands, found from the end. */
function arranged<K extends Wide | Medium>(areUpright: readonly boolean[], bands: Band<K>[]): K[] {
  const best: Band<K>[] = [{ cells: [], cost: 0 }];
  for (let left = 1; left <= areUpright.length; left++) {
    const upright = areUpright.slice(-left);
    const ways = bands.flatMap(({ cells, cost }) => {
      const rest = best[left - cells.length];
      if (!rest || cells.some((cell, i) => cell === 'tall' && !upright[i])) return [];
      const small = cells.filter((cell, i) => cell !== 'tall' && upright[i]).length;
      return {
        cells: [...cells, ...rest.cells],
        cost: cost + small * SMALL_PHOTO + rest.cost,
      };
    });
    best.push(ways.reduce((a, b) => (b.cost < a.cost ? b : a)));
  }
  return best.at(-1)?.cells ?? [];
}
