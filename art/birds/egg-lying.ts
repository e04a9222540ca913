import {
  closed,
  direction,
  type Line,
  type Point,
  resample,
  shift,
  turn,
} from '../hand/geometry.ts';
import { brush, fill, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { type Bird, paths } from './bird.ts';

interface LyingEgg {
  at: Point;
  length: number;
  /** Degrees from upright, blunt end down. */
  angle: number;
  shell: string;
  /** The near and the far end of the shadow. */
  shadow?: string;
  deep?: string;
  seed?: number;
}

/** The unit direction the light comes from, on the sheet. */
const light: Point = [0.64, -0.77];

function rimOf(length: number): Line {
  const half = length / 2;
  return Array.from({ length: 32 }, (_, i): Point => {
    const angle = (i / 32) * Math.PI * 2;
    const y = -Math.cos(angle) * half;
    return [Math.sin(angle) * length * 0.365 * (0.96 + 0.13 * (y / half)), y];
  });
}

/** The stretch of a closed outline that faces away from the light. */
function shadedSide(line: Line): Line {
  const ring = resample(line, 240);
  const facing = ring.map((_, i) => {
    const [dx, dy] = direction(ring, i);
    return dy * light[0] - dx * light[1];
  });
  const lit = facing.indexOf(Math.max(...facing));
  const turned = [...ring.slice(lit), ...ring.slice(0, lit)];
  return turned.slice(58, 190);
}

const pores = (length: number, seed: number, colour: string) => {
  const next = random(seed);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const [a, reach] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.44];
    const x = Math.cos(a) * length * 0.74 * reach;
    const y = Math.sin(a) * length * reach;
    const r = next.between(0.8, 2.2);
    d += `M${(x - r).toFixed(1)} ${y.toFixed(1)}h${(2 * r).toFixed(1)}v${(r * 1.4).toFixed(1)}h${(-2 * r).toFixed(1)}Z`;
  }
  return fill(d, colour);
};

/** An egg lying in a nest, lit from the upper right whichever way it points. */
export function lyingEgg({ at, length, angle, shell, seed = 1, ...shadows }: LyingEgg): Bird {
  const { d, line } = closed(shift(turn(rimOf(length), angle), at[0], at[1]));
  const along = (reach: number): Point => [
    at[0] + light[0] * length * reach,
    at[1] + light[1] * length * reach,
  ];
  const moved = (inner: string) =>
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${angle})">${inner}</g>`;
  const { shadow = inks.mist, deep = inks.dusk } = shadows;
  const side = shadedSide(line);
  return {
    silhouette: paths(d),
    paint:
      fill(d, shell) +
      clip(
        d,
        shade(d, shadow, { from: along(0.2), to: along(-0.3), end: 1 }) +
          shade(d, deep, { from: along(0), to: along(-0.46), end: 0.95 }) +
          shade(d, inks.umber, { from: along(-0.22), to: along(-0.54), end: 0.75 }) +
          shade(d, inks.apricot, { from: along(-0.3), to: along(-0.52), end: 0.7 }) +
          shade(d, inks.white, { from: along(0.44), to: along(0.12), start: 0.9, end: 0 }) +
          moved(pores(length, seed, inks.tan)),
      ),
    key: fill(brush(side, length * 0.022, SWELL), inks.ink),
    crisp: '',
  };
}
