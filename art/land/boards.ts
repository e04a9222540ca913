import { hatch } from '../hand/carving.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { random } from '../hand/random.ts';

/** The inside of a barn wall: upright boards with grain and knots, from the top down to `foot`. */
export function barnBoards(width: number, foot: number, seed = 5, colour: string = inks.ink): Svg {
  const next = random(seed);
  let joints = '';
  let grain = '';
  for (let x = -20; x < width + 60; ) {
    const board = next.between(120, 170);
    joints += dash([x, -20], [x + next.between(-3, 3), foot], next.between(5, 9), EVEN, 8);
    grain += hatch(
      [
        [x + 14, -20],
        [x + 14, foot - 20],
      ],
      [
        [x + board - 12, -20],
        [x + board - 12, foot - 20],
      ],
      {
        rows: 7,
        length: [50, 220],
        gap: [50, 200],
        width: [2, 4.5],
        colour,
        seed: Math.round(x) + 99,
        density: () => 0.55,
      },
    );
    if (next() < 0.6) grain += knot(x + board * 0.5, next.between(100, foot * 0.7), colour);
    x += board;
  }
  return fill(joints, colour) + grain;
}

const knot = (x: number, y: number, colour: string): Svg =>
  [1, 2, 3]
    .map(
      (k) =>
        `<ellipse cx="${x}" cy="${y}" rx="${k * 7}" ry="${k * 13}" fill="none" stroke="${colour}" stroke-width="3"/>`,
    )
    .join('');
