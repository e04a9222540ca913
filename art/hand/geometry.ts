/** A point; a third `1` makes it a corner instead of a smooth knot of a spline. */
export type Point = readonly [x: number, y: number, corner?: 1];
export type Line = readonly Point[];
/** A line, or its points written out: `'30,160! 84,176'`, with `!` after a corner. */
export type Knots = Line | string;
/** Where a ground or ridge lies at x. */
export type HeightAt = (x: number) => number;

export interface Outline {
  /** SVG path data. */
  d: string;
  /** The same edge as a dense polyline. */
  line: Line;
}

export function knots(given: Knots): Line {
  if (typeof given !== 'string') return given;
  return given
    .trim()
    .split(/\s+/)
    .map((text): Point => {
      const [x = Number.NaN, y = Number.NaN] = text.replace('!', '').split(',').map(Number);
      if (Number.isNaN(x + y)) throw new Error(`Not a point: ${text}`);
      return text.endsWith('!') ? [x, y, 1] : [x, y];
    });
}

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (v: number, low = 0, high = 1) => Math.max(low, Math.min(high, v));
export const mix = (p: Point, q: Point, t: number): Point => [
  lerp(p[0], q[0], t),
  lerp(p[1], q[1], t),
];
export const distance = (p: Point, q: Point) => Math.hypot(q[0] - p[0], q[1] - p[1]);
export const round = (v: number) => Math.round(v * 10) / 10;

/** List access that cannot fall off either end. */
export const nth = <T>(list: readonly T[], i: number): T =>
  list[Math.max(0, Math.min(list.length - 1, i))] as T;
export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

const keepCorner = (p: Point, x: number, y: number): Point => (p[2] ? [x, y, 1] : [x, y]);
export const shift = (line: Line, dx: number, dy: number): Line =>
  line.map((p) => keepCorner(p, p[0] + dx, p[1] + dy));
export const mirror = (line: Line): Line => line.map((p) => keepCorner(p, -p[0], p[1]));
export const turn = (line: Line, degrees: number): Line => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return line.map((p) => keepCorner(p, p[0] * cos - p[1] * sin, p[0] * sin + p[1] * cos));
};

/** The unit direction of a polyline at index i. */
export function direction(line: Line, i: number): Point {
  const [p, q] = [nth(line, i - 1), nth(line, i + 1)];
  const length = distance(p, q) || 1;
  return [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
}

const bezierAt = (a: Point, b: Point, c: Point, d: Point, t: number): Point => {
  const u = 1 - t;
  const [k0, k1, k2, k3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [
    k0 * a[0] + k1 * b[0] + k2 * c[0] + k3 * d[0],
    k0 * a[1] + k1 * b[1] + k2 * c[1] + k3 * d[1],
  ];
};

/** A smooth edge through its knots. */
export function spline(given: Knots, closed = false, tension = 0.36): Outline {
  const points = knots(given);
  const count = points.length;
  const segments = closed ? count : count - 1;
  const knot = (i: number) => nth(points, (i + count) % count);
  const heading = (i: number) => {
    const [p, q] = [knot(i - 1), knot(i + 1)];
    const length = distance(p, q) || 1;
    return [(q[0] - p[0]) / length, (q[1] - p[1]) / length] as const;
  };
  const handle = (from: Point, to: Point, i: number, reach: number, corner: boolean): Point => {
    if (corner) return mix(from, to, 0.33);
    const [dx, dy] = heading(i);
    return [from[0] + dx * reach, from[1] + dy * reach];
  };
  const start = nth(points, 0);
  const line: Point[] = [];
  let d = `M${round(start[0])} ${round(start[1])}`;
  for (let i = 0; i < segments; i++) {
    const [a, b] = [knot(i), knot(i + 1)];
    const length = distance(a, b);
    const c1 = handle(a, b, i, length * tension, Boolean(a[2]) || (!closed && i === 0));
    const c2 = handle(
      b,
      a,
      i + 1,
      -length * tension,
      Boolean(b[2]) || (!closed && i === segments - 1),
    );
    d += `C${round(c1[0])} ${round(c1[1])} ${round(c2[0])} ${round(c2[1])} ${round(b[0])} ${round(b[1])}`;
    const steps = Math.max(6, Math.min(24, Math.ceil(length / 8)));
    for (let k = 0; k < steps; k++) line.push(bezierAt(a, c1, c2, b, k / steps));
  }
  if (closed) d += 'Z';
  else line.push([last(points)[0], last(points)[1]]);
  return { d, line };
}

export const closed = (given: Knots): Outline => spline(given, true);
export const curve = (given: Knots): Line => spline(given).line;

export function lengthOf(line: Line): number {
  let total = 0;
  for (let i = 1; i < line.length; i++) total += distance(nth(line, i - 1), nth(line, i));
  return total;
}

/** The same polyline as `count` points at even distances. */
export function resample(line: Line, count: number): Line {
  const reach = [0];
  for (let i = 1; i < line.length; i++) {
    reach.push(nth(reach, i - 1) + distance(nth(line, i - 1), nth(line, i)));
  }
  const total = last(reach);
  const out: Point[] = [];
  let j = 0;
  for (let i = 0; i < count; i++) {
    const wanted = (total * i) / (count - 1);
    while (j < reach.length - 2 && nth(reach, j + 1) < wanted) j++;
    const step = nth(reach, j + 1) - nth(reach, j) || 1;
    out.push(mix(nth(line, j), nth(line, j + 1), clamp((wanted - nth(reach, j)) / step)));
  }
  return out;
}

/** The point at t (0 to 1) of a polyline, counted in points. */
export function along(line: Line, t: number): Point {
  const f = clamp(t) * (line.length - 1);
  const i = Math.min(Math.floor(f), line.length - 2);
  return mix(nth(line, i), nth(line, i + 1), f - i);
}

export const pathOf = (line: Line, close = true) =>
  `M${line.map((p) => `${round(p[0])} ${round(p[1])}`).join('L')}${close ? 'Z' : ''}`;

export const rect = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

/** The height of the spline through the knots at any x (they run left to right). */
export function heightOf(given: Knots, offset = 0): HeightAt {
  const line = curve(given);
  return (x) => {
    for (let i = 1; i < line.length; i++) {
      const [p, q] = [nth(line, i - 1), nth(line, i)];
      if (q[0] >= x) return lerp(p[1], q[1], (x - p[0]) / (q[0] - p[0] || 1)) + offset;
    }
    return last(line)[1] + offset;
  };
}
