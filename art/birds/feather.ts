import { fringe } from '../hand/carving.ts';
import { curve, type Point } from '../hand/geometry.ts';
import { brush, fill, inkLine, LENS, type Svg, TAIL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { place } from '../hand/press.ts';

interface FeatherOptions {
  size?: number;
  rotate?: number;
  flip?: boolean;
  vane?: string;
  shadow?: string;
  seed?: number;
}

const quill: readonly Point[] = [
  [-48, 8],
  [-16, 6],
  [18, -6],
  [46, -26],
];

/** A shed body feather, curled like a boat, about 100 units long. */
export function feather([x, y]: Point, options: FeatherOptions = {}): Svg {
  const { size = 1, rotate = 0, flip = false, vane = inks.white, shadow = inks.mist } = options;
  const { seed = 1 } = options;
  const shaft = curve(quill);
  const blade = curve('-22,8 14,2 50,-30');
  const barbs = { count: 34, width: 3.2, lean: 0.7, seed };
  return place(
    fringe(blade, { ...barbs, colour: shadow, side: 1, length: [12, 22] }) +
      fill(brush(blade, 26, LENS), vane) +
      fringe(blade, { ...barbs, colour: vane, side: -1, length: [14, 24], seed: seed + 3 }) +
      fringe(blade, { ...barbs, count: 16, colour: vane, side: 1, length: [10, 18] }) +
      fill(brush(shaft, 3.4, TAIL), inks.tan) +
      inkLine('-20,16 12,15 40,-2', 3, LENS, inks.dusk),
    x,
    y,
    size,
    flip,
    rotate,
  );
}
