import {
  along,
  clamp,
  curve,
  distance,
  type Knots,
  type Line,
  lengthOf,
  lerp,
  mix,
  type Point,
  resample,
} from './geometry.ts';
import { brush, fill, LENS, type Profile, type Svg, TAIL } from './marks.ts';
import { inks } from './palette.ts';
import { type Random, random } from './random.ts';

type Span = readonly [low: number, high: number];
/** Chance of a mark; s runs from guide A to guide B, t along them. */
type Density = (s: number, t: number) => number;

/** Knots written out are a curve; a line is taken as it is. */
const guide = (given: Knots): Line => (typeof given === 'string' ? curve(given) : given);

interface HatchOptions {
  rows?: number;
  length?: Span;
  gap?: Span;
  width?: Span;
  colour?: string;
  seed?: number;
  density?: Density;
  profile?: Profile;
  jitter?: number;
}

/** Carved marks flowing along curves between two guides: feathers, rock, boards, water, down. */
export function hatch(guideA: Knots, guideB: Knots, options: HatchOptions = {}): Svg {
  const {
    rows = 12,
    length = [20, 60],
    gap = [6, 24],
    width = [2, 5],
    colour = inks.paper,
    seed = 1,
    density = () => 1,
    profile = LENS,
    jitter = 0.35,
  } = options;
  const next = random(seed);
  const a = resample(guide(guideA), 60);
  const b = resample(guide(guideB), 60);
  let d = '';
  for (let i = 0; i < rows; i++) {
    const s = clamp((i + 0.5 + next.between(-jitter, jitter)) / rows);
    const row = resample(
      a.map((p, k) => mix(p, b[k] as Point, s)),
      60,
    );
    const total = lengthOf(row);
    let x = next.between(0, gap[1]);
    while (x < total) {
      const mark = next.between(...length);
      const t0 = x / total;
      const t1 = Math.min(1, (x + mark) / total);
      if (next() < density(s, (t0 + t1) / 2) && t1 - t0 > 0.005) {
        d += brush(pieceOf(row, t0, t1, total), next.between(...width), profile);
      }
      x += mark + next.between(...gap);
    }
  }
  return fill(d, colour);
}

function pieceOf(row: Line, t0: number, t1: number, total: number): Line {
  const steps = Math.max(5, Math.ceil(((t1 - t0) * total) / 7));
  return Array.from({ length: steps + 1 }, (_, k) => along(row, lerp(t0, t1, k / steps)));
}

interface CrescentOptions {
  rows?: number;
  columns?: number | ((t: number) => number);
  width?: number;
  bulge?: number;
  colour?: string;
  seed?: number;
  density?: Density;
  from?: number;
  to?: number;
  jitter?: number;
  /** How much of its cell a crescent fills. */
  span?: number;
}

/** Rows of crescents across a surface: feather edges and barring, bulging along the guides. */
export function crescents(guideA: Knots, guideB: Knots, options: CrescentOptions = {}): Svg {
  const { rows = 8, columns = 6, width = 5, bulge = 0.5, colour = inks.ink, seed = 1 } = options;
  const { density = () => 1, from = 0, to = 1, jitter = 0.08, span = 1 } = options;
  const next = random(seed);
  const a = resample(guide(guideA), 60);
  const b = resample(guide(guideB), 60);
  const at = (t: number, s: number) => mix(along(a, t), along(b, t), s);
  let d = '';
  for (let row = 0; row < rows; row++) {
    const t = lerp(from, to, (row + 0.5) / rows);
    const cells = typeof columns === 'function' ? columns(t) : columns;
    const stagger = row % 2 ? 0.5 : 0;
    for (let cell = -1; cell <= cells; cell++) {
      const s0 = (cell + stagger + (1 - span) / 2) / cells;
      const s1 = (cell + stagger + 1 - (1 - span) / 2) / cells;
      if (s1 <= -0.01 || s0 >= 1.01) continue;
      const [c0, c1] = [clamp(s0), clamp(s1)];
      if (c1 - c0 < 0.3 / cells || next() > density((c0 + c1) / 2, t)) continue;
      const row_t = t + next.between(-jitter, jitter) / rows;
      d += brush(crescent(at, row_t, c0, c1, bulge), width * next.between(0.8, 1.15), LENS);
    }
  }
  return fill(d, colour);
}

function crescent(
  at: (t: number, s: number) => Point,
  t: number,
  s0: number,
  s1: number,
  bulge: number,
): Line {
  const middle = (s0 + s1) / 2;
  const [p, q] = [at(t, s0), at(t, s1)];
  const [behind, ahead] = [at(clamp(t - 0.02), middle), at(clamp(t + 0.02), middle)];
  const flow = distance(behind, ahead) || 1;
  const reach = distance(p, q) * bulge * 1.6;
  const centre = mix(p, q, 0.5);
  const control: Point = [
    centre[0] + ((ahead[0] - behind[0]) / flow) * reach,
    centre[1] + ((ahead[1] - behind[1]) / flow) * reach,
  ];
  return Array.from({ length: 11 }, (_, k) =>
    mix(mix(p, control, k / 10), mix(control, q, k / 10), k / 10),
  );
}

interface FringeOptions {
  count?: number;
  length?: Span;
  width?: number;
  colour?: string;
  seed?: number;
  /** Lean along the outline, −1 to 1. */
  lean?: number;
  /** Which side of the outline: 1 or −1. */
  side?: 1 | -1;
  from?: number;
  to?: number;
  inset?: number;
}

/** Short hairs along an outline: down, fluff, straw ends. */
export function fringe(outline: Knots, options: FringeOptions = {}): Svg {
  const { count = 40, width = 3, colour = inks.ink, seed = 1, from = 0, to = 1 } = options;
  const next = random(seed);
  const line = resample(guide(outline), 200);
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = lerp(from, to, (i + next()) / count);
    const hair = hairAt(line, t, next, options);
    d += brush(hair, width * next.between(0.7, 1.3), TAIL);
  }
  return fill(d, colour);
}

function hairAt(line: Line, t: number, next: Random, options: FringeOptions): Line {
  const { length = [8, 16], lean = 0.5, side = 1, inset = 0 } = options;
  const at = along(line, t);
  const [ahead, behind] = [along(line, Math.min(1, t + 0.01)), along(line, Math.max(0, t - 0.01))];
  const step = distance(behind, ahead) || 1;
  const [tx, ty] = [(ahead[0] - behind[0]) / step, (ahead[1] - behind[1]) / step];
  const [nx, ny] = [-ty * side, tx * side];
  const reach = next.between(...length);
  const outward = 1 - Math.abs(lean) * 0.5;
  const root: Point = [at[0] - nx * inset, at[1] - ny * inset];
  const tip: Point = [
    root[0] + (tx * lean + nx * outward) * reach,
    root[1] + (ty * lean + ny * outward) * reach,
  ];
  const middle = mix(root, tip, 0.5);
  const belly: Point = [middle[0] + tx * reach * 0.12, middle[1] + ty * reach * 0.12];
  return resample(curve([root, belly, tip]), 7);
}
