import { hatch } from '../hand/carving.ts';
import {
  along,
  type Line,
  last,
  lerp,
  mix,
  nth,
  type Point,
  pathOf,
  rect,
} from '../hand/geometry.ts';
import { fill, type Svg, WEDGE } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Random, random } from '../hand/random.ts';
import { forestedFoot } from './forest.ts';

/** Summits and saddles by turns, left to right. Wide spacing gives broad Bitterroot shoulders. */
export type Ridge = readonly (readonly [x: number, y: number, kind: 'summit' | 'saddle'])[];

interface RangeOptions {
  lit?: string;
  dark?: string;
  snow?: string | null;
  snowShade?: string;
  /** Snow lies on summits above this height. */
  snowLine?: number;
  /** Conifers cover the slopes below this height. */
  forestLine?: number;
  forest?: string;
  haze?: string | null;
  hazeEnd?: number;
  /** 1: light from the right, −1: from the left. */
  sun?: 1 | -1;
  seed?: number;
  /** How craggy the skyline is; 1 is a worn old range, 3 the Tetons. */
  rough?: number;
  /** How many carved marks, 0 to 1. */
  marks?: number;
}

/** Round over the summits and U-shaped in the canyons, not saw-toothed. */
const worn = (t: number) => lerp(t, 0.5 - 0.5 * Math.cos(Math.PI * t), 0.72);

interface Skyline {
  line: Line;
  /** Where each control point sits in the line. */
  index: readonly number[];
}

function skylineOf(ridge: Ridge, rough: number, next: Random): Skyline {
  const line: Point[] = [];
  const index: number[] = [];
  for (let i = 0; i < ridge.length - 1; i++) {
    const [a, b] = [nth(ridge, i), nth(ridge, i + 1)];
    index.push(line.length);
    const steps = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 18));
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const crag = k ? (k % 2 ? -1 : 1) * next.between(0.4, 3) * rough : 0;
      const stray = k ? next.between(-3, 3) * rough : 0;
      line.push([lerp(a[0], b[0], t) + stray, lerp(a[1], b[1], worn(t)) + crag]);
    }
  }
  index.push(line.length);
  line.push([last(ridge)[0], last(ridge)[1]]);
  return { line, index };
}

const wander = (from: Point, to: Point, steps: number, sway: number, next: Random): Point[] =>
  Array.from({ length: steps + 1 }, (_, k): Point => {
    const t = k / steps;
    const loose = k > 0 && k < steps ? sway : 0;
    return [
      lerp(from[0], to[0], t) + (k % 2 ? 1 : -1) * next.between(0.4, 1) * loose,
      lerp(from[1], to[1], t) + next.between(-0.3, 0.3) * loose,
    ];
  });

/** A shadow tooth on the lit side: starts at a point and dies away down the slope. */
function tooth(head: Point, length: number, lean: number, width: number, next: Random): string {
  const foot: Point = [head[0] + lean * length, head[1] + length];
  const belly: Point = [head[0] + lean * length * 0.45 - width, head[1] + length * 0.5];
  const edge = wander(head, foot, 4, length * 0.035, next);
  return pathOf([...edge, belly, [head[0] - width * 0.25, head[1] + length * 0.1]]);
}

interface Facets {
  shadow: string;
  spurs: string;
  carving: Svg;
}

interface Summit {
  at: Point;
  /** The skyline from the summit to the saddle away from the sun, and to the one toward it. */
  darkEdge: Line;
  litEdge: Line;
}

function summitsOf(ridge: Ridge, { line, index }: Skyline, sun: 1 | -1): Summit[] {
  const edge = (i: number, j: number) => {
    if (j < 0 || j >= ridge.length) return [];
    const [a, b] = [nth(index, i), nth(index, j)];
    return a < b ? line.slice(a, b + 1) : line.slice(b, a + 1).reverse();
  };
  return ridge.flatMap((p, i) =>
    p[2] === 'summit'
      ? [{ at: [p[0], p[1]] as const, darkEdge: edge(i, i - sun), litEdge: edge(i, i + sun) }]
      : [],
  );
}

function facetsOf(summit: Summit, base: number, options: RangeOptions, seed: number): Facets {
  const { lit = overprints.alpenglow, dark = inks.dusk, sun = 1, marks = 1 } = options;
  const next = random(seed);
  const { at, darkEdge, litEdge } = summit;
  const rise = base - at[1];
  const foot: Point = [
    at[0] + sun * rise * next.between(0.04, 0.2),
    at[1] + rise * next.between(0.82, 1.02),
  ];
  const spine = wander(at, foot, 8, rise * 0.045, next);
  const out: Facets = { shadow: '', spurs: '', carving: '' };
  const carve = { length: [14, 56] as const, gap: [24, 90] as const, profile: WEDGE };
  if (darkEdge.length > 1) {
    const saddle = last(darkEdge);
    const valley = wander(saddle, foot, 6, rise * 0.03, next);
    out.shadow += pathOf([...darkEdge, ...valley.slice(1), ...spine.toReversed()]);
    const count = Math.max(1, Math.round(Math.abs(saddle[0] - at[0]) / 58));
    for (let k = 0; k < count; k++) {
      const head = along(darkEdge, (k + 0.6 + next.between(-0.15, 0.15)) / (count + 0.4));
      const tip = mix(head, foot, next.between(0.35, 0.6));
      const edge = wander(head, tip, 3, rise * 0.012, next);
      const width = sun * rise * next.between(0.03, 0.06);
      const middle = mix(head, tip, 0.47);
      out.spurs += pathOf([...edge, [middle[0] + width, middle[1]]]);
    }
    out.carving += hatch(spine, valley, {
      ...carve,
      rows: Math.round(6 + rise / 45),
      width: [1.4, 3.6],
      colour: lit,
      seed: seed + 7,
      density: (s, t) => marks * (0.5 - 0.25 * s) * (1 - t * 0.4),
    });
  }
  if (litEdge.length > 1) {
    const saddle = last(litEdge);
    const count = Math.max(2, Math.round(Math.abs(saddle[0] - at[0]) / 42));
    for (let k = 1; k <= count; k++) {
      const head = along(litEdge, (k - 0.4 + next.between(-0.2, 0.2)) / count);
      const length = (base - head[1]) * next.between(0.2, 0.58);
      out.shadow += tooth(head, length, sun * next.between(0.05, 0.3), sun * length * 0.12, next);
      const lower: Point = [
        head[0] + sun * length * next.between(-0.1, 0.2),
        head[1] + length * next.between(0.7, 1.2),
      ];
      if (lower[1] < base - 20) {
        const rest = length * next.between(0.4, 0.7);
        out.shadow += tooth(lower, rest, sun * next.between(0.1, 0.4), sun * length * 0.07, next);
      }
    }
    const slope: Line = [
      saddle,
      [saddle[0], lerp(saddle[1], base, 0.5)],
      [saddle[0] + sun * 10, base],
    ];
    out.carving += hatch(spine, slope, {
      ...carve,
      rows: Math.round(6 + rise / 40),
      width: [1.4, 3.2],
      colour: dark,
      seed: seed + 13,
      density: (_s, t) => marks * (0.25 + 0.35 * t),
    });
  }
  return out;
}

/** Snow above a ragged hem that hangs lower in the gullies and follows the skyline a little. */
function snowField({ line }: Skyline, snowLine: number, next: Random): string {
  const [left, right] = [nth(line, 0)[0], last(line)[0]];
  const hem: Point[] = [];
  let low = false;
  for (let x = left; x < right; x += next.between(8, 24)) {
    low = !low;
    hem.push([x, snowLine + (low ? next.between(6, 44) : -next.between(4, 30))]);
  }
  return pathOf([[left, -400], [right, -400], [right, snowLine], ...hem.reverse()]);
}

/** A mountain range down to `base`: worn summits, U-shaped canyons, forest on the lower slopes. */
export function range(ridge: Ridge, base: number, options: RangeOptions = {}): Svg {
  const { lit = overprints.alpenglow, dark = inks.dusk, snow = inks.white, seed = 1 } = options;
  const { snowShade = inks.mist, haze = inks.apricot, hazeEnd = 0.8, sun = 1, rough = 1 } = options;
  const next = random(seed);
  const skyline = skylineOf(ridge, rough, next);
  const { line } = skyline;
  const top = Math.min(...line.map((p) => p[1]));
  const [left, right] = [nth(line, 0)[0], last(line)[0]];
  const outline = pathOf([...line, [right, base], [left, base]]);
  const facets = summitsOf(ridge, skyline, sun).map((s, i) =>
    facetsOf(s, base, options, seed + i * 17),
  );
  const shadow = facets.map((f) => f.shadow).join('');
  const spurs = facets.map((f) => f.spurs).join('');
  const rock = fill(shadow, dark) + fill(spurs, lit, 'opacity=".9"');
  const carving = facets.map((f) => f.carving).join('');
  const field = snow && options.snowLine ? snowField(skyline, options.snowLine, next) : '';
  const cap = field
    ? clip(field, fill(outline, snow ?? lit) + fill(shadow, snowShade) + fill(spurs, snow ?? lit))
    : '';
  const woods = options.forestLine
    ? forestedFoot(left, right, options.forestLine, base, { colour: options.forest, sun, seed })
    : '';
  const veil = haze
    ? shade(rect(left, top, right - left, base - top), haze, {
        from: [0, lerp(top, base, 0.5)],
        to: [0, base],
        end: hazeEnd,
      })
    : '';
  return fill(outline, lit) + clip(outline, rock + carving + cap + veil + woods);
}
