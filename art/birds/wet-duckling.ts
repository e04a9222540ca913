import { fringe, hatch } from '../hand/carving.ts';
import { closed } from '../hand/geometry.ts';
import { inks } from '../hand/palette.ts';
import { clip } from '../hand/press.ts';
import type { Bird } from './bird.ts';
import { duckling } from './downy.ts';
import type { DownyPose } from './downy-poses.ts';

/** Just out of the shell: flat on its belly, the head coming up for the first time. */
const hatched: DownyPose = {
  outline:
    '16,200! 36,172 80,150 126,148 158,162 176,172 192,158 200,132 222,108 256,102 286,116 298,146 290,172 266,188 244,196 226,216 196,231 140,239 78,238 36,226',
  wing: { dx: -22, dy: 22, turn: -6 },
  bill: [291, 136],
  billTurn: 4,
  eye: [254, 142],
  asleep: true,
  legs: [],
  lines: [
    [4.5, '236,212 196,233 140,241 70,238'],
    [3, '178,176 194,158 202,130'],
    [3.2, '288,176 264,190 242,198'],
  ],
};

/** A damp duckling: the down hangs together in strands. 300 × 242 units, lying at y 240. */
export function wetDuckling(seed = 5): Bird {
  const bird = duckling(hatched, { down: inks.gold, light: inks.apricot, deep: inks.umber, seed });
  const { d, line } = closed(hatched.outline);
  const strands = { length: [16, 40] as const, gap: [6, 18] as const, width: [2.4, 5] as const };
  const soaked =
    hatch('176,168 120,150 30,186', '210,222 120,238 30,224', {
      ...strands,
      rows: 9,
      colour: inks.umber,
      seed: seed + 3,
      density: (s) => 0.35 + 0.5 * s,
    }) +
    hatch('180,172 120,156 40,184', '200,214 120,226 40,218', {
      ...strands,
      rows: 6,
      colour: inks.apricot,
      seed: seed + 6,
      density: () => 0.4,
    }) +
    hatch('206,128 228,108 262,104', '204,172 226,176 246,180', {
      ...strands,
      rows: 6,
      length: [10, 24],
      colour: inks.tan,
      seed: seed + 9,
      density: () => 0.6,
    });
  const clumps = { length: [12, 26] as const, lean: -0.7, side: -1 as const, inset: 4 };
  return {
    ...bird,
    paint:
      fringe(line, { ...clumps, count: 46, width: 10, colour: inks.gold, seed }) +
      bird.paint +
      clip(d, soaked),
    key:
      bird.key +
      fringe(line, { ...clumps, count: 14, width: 4, seed: seed + 1, from: 0, to: 0.32 }) +
      fringe(line, { ...clumps, count: 12, width: 4, seed: seed + 2, from: 0.7, to: 0.98 }),
  };
}
