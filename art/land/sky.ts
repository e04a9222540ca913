import { lerp, type Point, pathOf, rect, resample } from '../hand/geometry.ts';
import { brush, dash, fill, LENS, type Profile, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Random, random } from '../hand/random.ts';

type Span = readonly [low: number, high: number];

interface StreakOptions {
  count?: number;
  length?: Span;
  width?: Span;
  colour?: string;
  seed?: number;
  /** Marks grow from the far (upper) edge to the near one. */
  perspective?: boolean;
  /** Chance of a mark at (u, v), both 0 to 1 across the box. */
  density?: (u: number, v: number) => number;
}

/** Level carved lenses in a box: thin cloud, ripples on water. */
export function streaks(
  x: number,
  y: number,
  width: number,
  height: number,
  options: StreakOptions = {},
): Svg {
  const { count = 40, length = [60, 260], colour = inks.white, seed = 1 } = options;
  const { width: thick = [2, 7], perspective = false, density = () => 1 } = options;
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = next();
    const v = perspective ? depth ** 0.75 : depth;
    const size = perspective ? lerp(0.25, 1, v) : 1;
    const half = (next.between(...length) * size) / 2;
    const u = next();
    const weight = next.between(...thick) * size;
    if (next() > density(u, v)) continue;
    const [cx, cy] = [x + u * width, y + v * height];
    d += brush(ripple(cx, cy, half, size, next), weight, LENS);
  }
  return fill(d, colour);
}

function ripple(x: number, y: number, half: number, size: number, next: Random) {
  const a: Point = [x - half, y];
  const b: Point = [x - half * 0.4, y + next.between(-1, 1) * size];
  const c: Point = [x + half * 0.4, y + next.between(-1, 1) * size];
  const e: Point = [x + half, y];
  return [...resample([a, b], 5), ...resample([b, c], 5).slice(1), ...resample([c, e], 5).slice(1)];
}

const RAY: Profile = (t) => (t < 0.1 ? t / 0.1 : (1 - (t - 0.1) / 0.9) ** 0.6);

interface RayOptions {
  count?: number;
  colour?: string;
  seed?: number;
  width?: number;
  /** The fan, in radians; π to 2π is the upper half. */
  from?: number;
  to?: number;
}

/** Sun rays: unbroken wedges in a fixed rhythm (random ones look like rain). */
export function rays(
  x: number,
  y: number,
  inner: number,
  outer: number,
  options: RayOptions = {},
): Svg {
  const { count = 40, colour = inks.white, seed = 1, width = 8 } = options;
  const { from = Math.PI, to = 2 * Math.PI } = options;
  const next = random(seed);
  const rhythm = [1, 0.45, 0.7, 0.45];
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = lerp(from, to, (i + 0.5 + next.between(-0.12, 0.12)) / count);
    const reach = (rhythm[i % 4] ?? 1) * next.between(0.92, 1.06);
    const at = (r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    const start = at(inner + next.between(0, 12));
    const thick = width * next.between(0.8, 1.1) * (0.6 + 0.5 * reach);
    d += dash(start, at(lerp(inner, outer, reach)), thick, RAY, 14);
  }
  return fill(d, colour);
}

interface CloudOptions {
  colour?: string;
  shadow?: string;
  seed?: number;
}

const disc = (x: number, y: number, r: number) =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 1 ${(-2 * r).toFixed(1)} 0Z`;

/** A cloud bank: flat base, scalloped top, stippled belly. x is its middle, y its base. */
export function cloud(
  x: number,
  y: number,
  width: number,
  height: number,
  options: CloudOptions = {},
): Svg {
  const { colour = inks.white, shadow = inks.mist, seed = 1 } = options;
  const next = random(seed);
  const count = Math.max(5, Math.round(width / (height * 0.42)));
  const puffs = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const rise = Math.sin(Math.PI * t);
    const r = height * (0.18 + 0.34 * rise * next.between(0.7, 1.1));
    return [x - width / 2 + width * t, y - r * 0.75 - height * 0.18 * rise * next(), r] as const;
  });
  let shape = '';
  let carved = '';
  for (const [cx, cy, r] of puffs) {
    shape += disc(cx, cy, r);
    for (let k = 0; k < 3; k++) carved += puffEdge(cx, cy, r, height, next);
  }
  shape += pathOf([
    [x - width * 0.5, y - height * 0.08],
    [x + width * 0.5, y - height * 0.08],
    [x + width * 0.56, y],
    [x - width * 0.56, y],
  ]);
  const belly = shade(rect(x - width * 0.7, y - height * 1.4, width * 1.4, height * 1.4), shadow, {
    from: [x + width * 0.06, y - height * 0.7],
    to: [x - width * 0.02, y + height * 0.02],
    end: 0.95,
  });
  const aboveBase = rect(x - width, y - height * 3, 2 * width, height * 3);
  return clip(aboveBase, fill(shape, colour) + clip(shape, belly + fill(carved, shadow)));
}

function puffEdge(x: number, y: number, radius: number, height: number, next: Random): string {
  const from = -2.5 + next.between(-0.3, 0.3);
  const to = from + next.between(0.8, 1.6);
  const r = radius * next.between(0.45, 0.82);
  const arc = Array.from({ length: 9 }, (_, j): Point => {
    const angle = lerp(from, to, j / 8);
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return brush(arc, height * next.between(0.012, 0.03), LENS);
}
