import { hatch } from '../hand/carving.ts';
import {
  curve,
  type Knots,
  knots,
  type Line,
  last,
  lerp,
  nth,
  type Point,
  pathOf,
  resample,
  spline,
} from '../hand/geometry.ts';
import { blade, brush, fill, type Profile, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { random } from '../hand/random.ts';

type Span = readonly [low: number, high: number];

interface HillOptions {
  light?: string;
  dark?: string;
  seed?: number;
  rows?: number;
  /** How far down the contour marks reach, 0 to 1. */
  depth?: number;
  length?: Span;
  lightGap?: Span;
  darkGap?: Span;
  width?: Span;
  /** Stippled shade toward the foot. */
  shadow?: string;
  shadowFrom?: Point;
  shadowTo?: Point;
  shadowEnd?: number;
  lightDensity?: (s: number, t: number) => number;
  darkDensity?: (s: number, t: number) => number;
}

/** Rolling ground: everything below the spline, with contour marks. */
export function hill(given: Knots, base: number, colour: string, options: HillOptions = {}): Svg {
  const { light, dark, seed = 1, rows = 14, depth = 0.8, shadow } = options;
  const { length = [20, 90], width = [1.5, 4.5] } = options;
  const top = knots(given);
  const edge = spline(top);
  const d = `${edge.d}L${last(top)[0]} ${base}L${nth(top, 0)[0]} ${base}Z`;
  const low = edge.line.map((p): Point => [p[0], lerp(p[1], base, depth)]);
  const common = { rows, length, width };
  const shadowed = shadow
    ? shade(d, shadow, {
        from: options.shadowFrom ?? [0, Math.min(...top.map((p) => p[1]))],
        to: options.shadowTo ?? [0, base],
        end: options.shadowEnd ?? 0.8,
      })
    : '';
  const lit = light
    ? hatch(edge.line, low, {
        ...common,
        gap: options.lightGap ?? [20, 90],
        colour: light,
        seed,
        density: options.lightDensity ?? ((s) => 0.7 - 0.4 * s),
      })
    : '';
  const deep = dark
    ? hatch(edge.line, low, {
        ...common,
        gap: options.darkGap ?? [30, 120],
        colour: dark,
        seed: seed + 50,
        density: options.darkDensity ?? ((s) => 0.2 + 0.5 * s),
      })
    : '';
  return fill(d, colour) + clip(d, shadowed + lit + deep);
}

interface FurrowOptions {
  colour: string;
  furrow: string;
  /** Where all furrows meet. */
  vanishing: Point;
  count?: number;
  width?: Span;
  /** How far the rows reach beyond the field on each side, at its near edge. */
  spread?: number;
  seed?: number;
}

/** A field in perspective: the polygon, ruled with furrows to a vanishing point. */
export function furrows(given: Knots, options: FurrowOptions): Svg {
  const { colour, furrow, vanishing, count = 40, width = [4, 8], spread = 200, seed = 1 } = options;
  const field = knots(given);
  const next = random(seed);
  const xs = field.map((p) => p[0]);
  const near = Math.max(...field.map((p) => p[1])) + 20;
  let rows = '';
  for (let i = 0; i < count; i++) {
    const x = lerp(Math.min(...xs) - spread, Math.max(...xs) + spread, (i + 0.5) / count);
    const half = next.between(...width) / 2;
    rows += pathOf([vanishing, [x - half, near], [x + half, near]]);
  }
  const d = pathOf(field);
  return fill(d, colour) + clip(d, fill(rows, furrow));
}

/** The outline of a stream winding toward us; it widens from `far` to `near` (y). */
export function stream(course: Knots, far: number, near: number, mouth = 150): Line {
  const line = resample(curve(course), 90);
  const banks = line.map((p, i) => {
    const [a, b] = [nth(line, i - 1), nth(line, i + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    const half = 5 + Math.max(0, (p[1] - far) / (near - far)) ** 1.25 * mouth;
    return [
      [p[0] - dy * half, p[1] + dx * half * 0.34],
      [p[0] + dy * half, p[1] - dx * half * 0.34],
    ] as const;
  });
  return [...banks.map((b) => b[0]), ...banks.map((b) => b[1]).reverse()];
}

interface StrawOptions {
  /** The arc of the ring, in radians. */
  from?: number;
  to?: number;
  /** Inner and outer reach, as parts of the radii. */
  inner?: number;
  outer?: number;
  scale?: number;
}

const STEM: Profile = (t) => Math.min(1, 0.5 + t * 4, (1 - t) / 0.12);

/** Straw laid around an ellipse: long, thin, straight, one in five astray. */
export function straw(
  centre: Point,
  radii: Point,
  count: number,
  colour: string,
  seed: number,
  options: StrawOptions = {},
): Svg {
  const { from = 0, to = Math.PI * 2, inner = 0.7, outer = 1.1, scale = 1 } = options;
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = next.between(from, to);
    const reach = next.between(inner, outer);
    const x = centre[0] + Math.cos(angle) * radii[0] * reach;
    const y = centre[1] + Math.sin(angle) * radii[1] * reach;
    const stray = next() < 0.8 ? next.between(-0.42, 0.42) : next.between(-1.1, 1.1);
    const heading = angle + Math.PI / 2 + stray;
    const half = (next.between(80, 270) * scale) / 2;
    const [dx, dy] = [Math.cos(heading) * half, Math.sin(heading) * half * 0.6];
    const bend = next.between(-9, 9);
    d += blade(
      [x - dx, y - dy],
      [x + bend * 0.3, y + bend],
      [x + dx, y + dy],
      next.between(2.4, 6.4) * scale,
      STEM,
    );
  }
  return fill(d, colour);
}

/** A soft contact shadow under a standing bird. */
export const contactShadow = (
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string = inks.ink,
): Svg => {
  const [l, r, w] = [x - width / 2, x + width / 2, width];
  const d = spline(
    [
      [l, y],
      [x - w * 0.2, y - height * 0.5],
      [x + w * 0.22, y - height * 0.36],
      [r, y + height * 0.06],
      [x + w * 0.2, y + height * 0.5],
      [x - w * 0.25, y + height * 0.44],
    ],
    true,
  ).d;
  return fill(d, colour, 'opacity=".75"');
};

/** The dark lip where a bank meets water. */
export const waterline = (course: Knots, width = 9): string =>
  brush(resample(curve(course), 60), width, (t) => 0.35 + 0.65 * Math.abs(Math.sin(t * 31)));
