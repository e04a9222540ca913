/** How much of a row a cell takes on wide screens, and on medium ones, which have two columns. */
export interface Cell {
  wide: 'third' | 'half' | 'lead' | 'whole';
  medium: 'half' | 'whole';
}

/**
 * Where a photo stands among so many cells: rows of three, and no row is left with a hole. What
 * doesn't divide by three goes first, in pairs; six cells make a block with a large first photo.
 */
export function cellAt(index: number, cells: number): Cell {
  const medium = index === 0 && cells % 2 === 1 ? 'whole' : 'half';
  if (cells === 1) return { wide: 'whole', medium };
  if (cells === 6) return { wide: index === 0 ? 'lead' : 'third', medium };
  const paired = [0, 4, 2][cells % 3] ?? 0;
  return { wide: index < paired ? 'half' : 'third', medium };
}
