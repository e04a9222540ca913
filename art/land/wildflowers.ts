import { closed, curve, type Point, resample } from '../hand/geometry.ts';
import {
  brush,
  dash,
  dot,
  EVEN,
  fill,
  inkLine,
  LENS,
  type Profile,
  type Svg,
} from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { random } from '../hand/random.ts';

const PETAL: Profile = (t) => Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.06)) ** 0.55;

/** A tall yellow sunflower of the hills, its head at (x, y); `tilt` squashes the disc. */
export function balsamroot(
  x: number,
  y: number,
  size: number,
  foot: Point,
  seed = 1,
  tilt = 0.7,
): Svg {
  const next = random(seed);
  const count = 12;
  const ring = (reach: number, colour: string, start: number) => {
    let d = '';
    for (let k = 0; k < count; k++) {
      const angle = ((k + start) / count) * Math.PI * 2 + next.between(-0.06, 0.06);
      const r = size * reach * next.between(0.9, 1.08);
      d += dash(
        [x, y],
        [x + Math.cos(angle) * r, y + Math.sin(angle) * r * tilt],
        size * 0.2,
        PETAL,
        9,
      );
    }
    return fill(d, colour);
  };
  const seeds = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    return dot(
      x + Math.cos(angle) * size * 0.19,
      y + Math.sin(angle) * size * 0.19 * tilt,
      size * 0.035,
      inks.gold,
    );
  }).join('');
  const stem: Point[] = [foot, [(x * 2 + foot[0]) / 3 + size * 0.1, (y + foot[1]) / 2], [x, y]];
  return (
    inkLine(stem, size * 0.15, EVEN, inks.olive) +
    ring(1, inks.orange, 0.5) +
    ring(0.94, inks.gold, 0) +
    `<ellipse cx="${x}" cy="${y}" rx="${size * 0.29}" ry="${size * 0.29 * tilt}" fill="${inks.umber}"/>` +
    seeds
  );
}

/** A spike of blue lupine standing at (x, y). */
export function lupine(x: number, y: number, height: number, seed = 1): Svg {
  const next = random(seed);
  const lean = next.between(-0.08, 0.08) * height;
  const top: Point = [x + lean, y - height];
  let dark = '';
  let light = '';
  for (let i = 0; i < 15; i++) {
    const t = 0.36 + (0.64 * i) / 15;
    const reach = height * 0.14 * (1.2 - t) + 4;
    const at: Point = [x + lean * t, y - height * t];
    for (const side of [-1, 1]) {
      const tip: Point = [at[0] + side * reach, at[1] - reach * 0.35];
      const bud = dash([at[0], at[1]], tip, reach * 0.72, PETAL, 7);
      if ((i + side) % 3 === 0) light += bud;
      else dark += bud;
    }
  }
  return (
    fill(dash([x, y], top, height * 0.022, EVEN), inks.spruce) +
    fill(dark, inks.dusk) +
    fill(light, inks.mist)
  );
}

/** A broad arrow-shaped leaf from its foot toward its tip. */
export function arrowLeaf(
  foot: Point,
  tip: Point,
  width: number,
  colour: string,
  vein: string,
): Svg {
  const [dx, dy] = [tip[0] - foot[0], tip[1] - foot[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * width, (dx / length) * width];
  const at = (t: number, side: number): Point => [
    foot[0] + dx * t + nx * side,
    foot[1] + dy * t + ny * side,
  ];
  const outline = closed([
    at(0.34, 0),
    at(0.26, 0.5),
    at(0.42, 0.62),
    at(0.7, 0.4),
    [tip[0], tip[1], 1],
    at(0.7, -0.4),
    at(0.42, -0.62),
    at(0.26, -0.5),
  ]);
  const ribs = [0.45, 0.58, 0.7]
    .flatMap((t) => [-1, 1].map((side) => dash(at(t, 0), at(t + 0.1, side * 0.36), 4, LENS)))
    .join('');
  return (
    fill(brush([foot, at(0.4, 0)], width * 0.09, EVEN), colour) +
    fill(outline.d, colour) +
    fill(dash(at(0.1, 0), at(0.95, 0), 6, LENS) + ribs, vein)
  );
}

/** Ripe meadow grass: a thin stalk with a loose spike of seed. */
export function seedHead(foot: Point, tip: Point, size: number, colour: string): Svg {
  const bend: Point = [foot[0] * 0.7 + tip[0] * 0.3, (foot[1] + tip[1]) / 2];
  const stalk = resample(curve([foot, bend, tip]), 60);
  const grains = stalk
    .slice(44)
    .map(([x, y], i) => {
      const side = i % 2 ? 1 : -1;
      const reach = size * (1.1 - i / 24);
      return dash([x, y], [x + side * reach * 0.55, y - reach], size * 0.34, LENS, 5);
    })
    .join('');
  return fill(brush(stalk, size * 0.2, EVEN) + grains, colour);
}
