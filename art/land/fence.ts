import type { HeightAt, Point } from '../hand/geometry.ts';
import { brush, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { random } from '../hand/random.ts';

interface FenceOptions {
  height?: number;
  step?: number;
  colour?: string;
  width?: number;
  seed?: number;
  /** Size at x, for a fence that runs toward us. */
  scale?: (x: number) => number;
}

/** A post-and-rail fence along the ground. */
export function fence(x0: number, x1: number, ground: HeightAt, options: FenceOptions = {}): Svg {
  const { height = 34, step = 46, colour = inks.ink, width = 4, seed = 1 } = options;
  const next = random(seed);
  const upper: Point[] = [];
  const lower: Point[] = [];
  let posts = '';
  for (let x = x0; x <= x1; x += step) {
    const y = ground(x);
    const k = options.scale?.(x) ?? 1;
    const top: Point = [x + next.between(-1.5, 1.5), y - height * k * next.between(0.95, 1.1)];
    posts += brush([top, [x, y + 2]], width * k, EVEN);
    upper.push([x, y - height * 0.8 * k]);
    lower.push([x, y - height * 0.42 * k]);
  }
  const rails = [upper, lower].map((rail) => brush(rail, width * 0.55, EVEN)).join('');
  return fill(posts + rails, colour);
}
