import { lerp } from '../hand/geometry.ts';
import { blade, fill, type Profile, type Svg } from '../hand/marks.ts';
import { random } from '../hand/random.ts';

interface LitterOptions {
  count?: number;
  colour: string;
  seed?: number;
  length?: readonly [number, number];
  width?: readonly [number, number];
  keep?: (x: number, y: number) => number;
}

const STEM: Profile = (t) => Math.min(1, 0.6 + t * 3, (1 - t) / 0.1);

/** Straw strewn over a floor seen from above: flat, every which way, larger toward y1. */
export function litter(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  { count = 200, colour, seed = 1, length = [50, 170], width = [2.6, 6.4], keep }: LitterOptions,
): Svg {
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = next() ** 0.8;
    const [x, y] = [lerp(x0, x1, next()), lerp(y0, y1, depth)];
    const size = lerp(0.45, 1, depth);
    const heading = next.between(-0.95, 0.95) + (next() < 0.5 ? Math.PI : 0);
    const half = (next.between(...length) * size) / 2;
    const weight = next.between(...width) * size;
    const bend = next.between(-7, 7) * size;
    if (keep && next() > keep(x, y)) continue;
    const [dx, dy] = [Math.cos(heading) * half, Math.sin(heading) * half * 0.5];
    d += blade([x - dx, y - dy], [x, y + bend], [x + dx, y + dy], weight, STEM);
  }
  return fill(d, colour);
}
