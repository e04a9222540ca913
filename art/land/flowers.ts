import { dash, EVEN, fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';

interface FlowerOptions {
  petal?: string;
  heart?: string;
  size?: number;
  stem?: number;
}

/** A dandelion or daisy, its head at (x, y). */
export function flower(x: number, y: number, options: FlowerOptions = {}): Svg {
  const { petal = inks.gold, heart = inks.orange, size = 19, stem = 90 } = options;
  let petals = '';
  for (let k = 0; k < 14; k++) {
    const angle = (k / 14) * Math.PI * 2;
    petals += dash(
      [x, y],
      [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.68],
      size * 0.37,
      LENS,
      5,
    );
  }
  const stalk = inkLine(
    [
      [x + 6, y + stem],
      [x + 2, y + stem * 0.45],
      [x, y],
    ],
    size * 0.21,
    EVEN,
    inks.olive,
  );
  return `${stalk}${fill(petals, petal)}<ellipse cx="${x}" cy="${y}" rx="${size * 0.32}" ry="${size * 0.24}" fill="${heart}"/>`;
}

export const daisy = (x: number, y: number, size = 19, stem = 90): Svg =>
  flower(x, y, { petal: inks.white, heart: inks.gold, size, stem });
