import { type Line, lerp, type Point } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { random } from '../hand/random.ts';
import { longWall, steps, type Viewpoint, viewFrom } from './perspective.ts';

interface RailOptions {
  height?: number;
  post?: number;
  rails?: number;
  colour?: string;
  light?: string;
  seed?: number;
}

/** Posts between two feet on the ground, and sagging rails nailed to them; light from the right. */
export function railFence(from: Point, to: Point, count: number, options: RailOptions = {}): Svg {
  const {
    height = 160,
    post = 22,
    rails = 3,
    colour = inks.umber,
    light = inks.tan,
    seed = 1,
  } = options;
  const next = random(seed);
  const feet = steps(0, 1, count).map(
    (t): Point => [
      lerp(from[0], to[0], t) + next.between(-6, 6),
      lerp(from[1], to[1], t) + next.between(-3, 3),
    ],
  );
  const bars: string[] = [];
  const edges: string[] = [];
  for (let rail = 0; rail < rails; rail++) {
    const rise = height * lerp(0.3, 0.86, rails > 1 ? rail / (rails - 1) : 1);
    const nail = feet.map((p): Point => [p[0], p[1] - rise + next.between(-5, 5)]);
    bars.push(...pairs(nail).map(([a, b]) => dash(a, b, post * 0.6, EVEN)));
    edges.push(
      ...pairs(nail).map(([a, b]) =>
        dash([a[0], a[1] - post * 0.2], [b[0], b[1] - post * 0.2], post * 0.2, EVEN),
      ),
    );
  }
  const tops = feet.map(
    (p) => [p[0] + next.between(-4, 4), p[1] - height * next.between(0.96, 1.08)] as const,
  );
  const posts = feet.map((p, i) => dash(tops[i] as Point, [p[0], p[1] + 6], post, EVEN));
  const lit = feet.map((p, i) => {
    const top = tops[i] as Point;
    return dash([top[0] + post * 0.3, top[1]], [p[0] + post * 0.3, p[1] + 4], post * 0.34, EVEN);
  });
  return (
    fill(bars.join(''), colour) +
    fill(edges.join(''), light) +
    fill(posts.join(''), colour) +
    fill(lit.join(''), light)
  );
}

const pairs = (line: Line): (readonly [Point, Point])[] =>
  line.slice(1).map((b, i) => [line[i] as Point, b] as const);

interface GateOptions {
  length?: number;
  height?: number;
  colour?: string;
}

/** A five-bar gate hung on its hinge at `view.corner`, swung away from us. */
export function fieldGate(view: Viewpoint, options: GateOptions = {}): Svg {
  const { length = 2.9, height = 1.15, colour = inks.white } = options;
  const gate = longWall(viewFrom(view));
  const bar = view.scale * 0.085;
  const line = (u0: number, v0: number, u1: number, v1: number, width = bar) =>
    dash(gate(u0, v0), gate(u1, v1), width, (t) => 1 - 0.3 * t);
  const level = steps(0.2, height, 4).map((v) => line(0, v, length, v));
  const upright = [0.04, length / 2, length - 0.04].map((u) =>
    line(u, 0.12, u, height + 0.06, bar * 1.2),
  );
  return fill([...level, ...upright, line(0.04, 0.2, length - 0.04, height)].join(''), colour);
}
