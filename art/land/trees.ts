import { closed, curve, type HeightAt, type Point, pathOf } from '../hand/geometry.ts';
import { brush, dash, dot, fill, LENS, type Svg, WEDGE } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { type Random, random } from '../hand/random.ts';

/** One conifer's outline, standing at (x, y). */
export function conifer(x: number, y: number, height: number, next: Random): string {
  const spread = height * next.between(0.2, 0.28);
  const tiers = Math.max(4, Math.round(height / 16));
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= tiers; i++) {
    const t = i / tiers;
    const tier = y - height + height * t * 0.96;
    const half = spread * t ** 0.85 * next.between(0.8, 1.15);
    const droop = () => tier + (next.between(2, 6) * height) / 100;
    left.push([x - half, droop()], [x - half * 0.55, tier + height * 0.01]);
    right.push([x + half, droop()], [x + half * 0.55, tier + height * 0.01]);
  }
  return pathOf([[x, y - height], ...right, [x, y], ...left.reverse()]);
}

interface TreelineOptions {
  seed?: number;
  step?: number;
  colour?: string;
  /** Carved marks on the lit (right) side. */
  light?: string;
}

/** A stand of conifers from x0 to x1 on the given ground. */
export function treeline(
  x0: number,
  x1: number,
  ground: HeightAt,
  heights: readonly [number, number],
  options: TreelineOptions = {},
): Svg {
  const { seed = 1, step = 14, colour = inks.spruce, light } = options;
  const next = random(seed);
  let trees = '';
  let carved = '';
  for (let x = x0; x < x1; x += step * next.between(0.5, 1.5)) {
    const height = next.between(...heights);
    const y = ground(x);
    trees += conifer(x, y + 4, height, next);
    if (!light || height <= 24) continue;
    for (let k = 0; k < 4; k++) {
      const rise = height * next.between(0.15, 0.8);
      const reach = height * 0.2 * (1 - rise / height);
      const from: Point = [x + height * 0.02, y - rise - height * 0.03];
      const width = Math.max(1.2, height * 0.03);
      carved += dash(from, [x + reach, y - rise + height * 0.03], width, WEDGE, 5);
    }
  }
  return fill(trees, colour) + (light ? fill(carved, light) : '');
}

interface TreeOptions {
  colour?: string;
  light?: string;
  dark?: string;
  seed?: number;
  /** 1: light from the right, −1: from the left. */
  sun?: 1 | -1;
}

/** A round-headed cottonwood or willow: lobes, with crescents carved on the lit side. */
export function tree(x: number, y: number, height: number, options: TreeOptions = {}): Svg {
  const { colour = inks.olive, light = inks.gold, dark = inks.spruce, seed = 1, sun = 1 } = options;
  const next = random(seed);
  const spread = height * 0.38;
  const heart = y - height * 0.56;
  const lobes = Array.from({ length: 11 }, (_, i): Point => {
    const angle = -Math.PI / 2 + (i / 11) * Math.PI * 2;
    const rx = spread * next.between(0.85, 1.1) * (Math.sin(angle) > 0 ? 1.05 : 0.9);
    const ry = height * 0.42 * next.between(0.9, 1.08);
    return [x + Math.cos(angle) * rx, heart + Math.sin(angle) * ry];
  });
  const crown = lobes
    .map((p) => dot(p[0], p[1], spread * next.between(0.26, 0.4), colour))
    .join('');
  let lit = '';
  let shaded = '';
  for (let i = 0; i < Math.round(height / 3.2); i++) {
    const angle = next() * Math.PI * 2;
    const reach = Math.sqrt(next());
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    const mark = leafMark(x + dx * spread, heart + dy * height * 0.42, height, next);
    if (dx * sun * 0.8 - dy * 0.7 > next.between(-0.25, 0.3)) lit += mark;
    else if (next() < 0.7) shaded += mark;
  }
  const trunk: Point[] = [
    [x - height * 0.02, y - height * 0.4],
    [x, y - height * 0.2],
    [x - height * 0.01, y],
  ];
  return (
    fill(
      brush(trunk, height * 0.06, (t) => 0.6 + 0.4 * t),
      inks.umber,
    ) +
    fill(closed(lobes).d, colour) +
    crown +
    fill(shaded, dark) +
    fill(lit, light)
  );
}

function leafMark(x: number, y: number, height: number, next: Random): string {
  const l = height * next.between(0.04, 0.09);
  const arc = curve([
    [x - l, y + l * 0.5],
    [x, y - l * 0.35],
    [x + l, y + l * 0.45],
  ]);
  return brush(arc, height * next.between(0.012, 0.028), LENS);
}
