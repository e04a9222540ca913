import { hatch } from '../hand/carving.ts';
import { closed, type Line, type Point, pathOf, resample, shift, turn } from '../hand/geometry.ts';
import { brush, fill, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { type Bird, paths } from './bird.ts';

interface StillEggOptions {
  height?: number;
  /** Degrees the pointed end leans from straight up; 180 stands it on its point. */
  tilt?: number;
  shell?: string;
  shadow?: string;
  /** Bounced light on the shaded side. */
  bounce?: string;
  /** Where the light comes from: −1 left, 1 right. */
  light?: -1 | 1;
  /** Nest dirt: how many smudges. */
  smudges?: number;
  /** Laid inside the shell's edge: cracks, holes. */
  marks?: Svg;
  seed?: number;
}

function rimOf(h: number, tilt: number): Line {
  const w = h * 0.735;
  return turn(
    Array.from({ length: 28 }, (_, i): Point => {
      const angle = (i / 28) * Math.PI * 2;
      const y = (-Math.cos(angle) * h) / 2;
      const swell = (0.94 + 0.12 * (y / h)) * (1 + 0.13 * (y / (h / 2))) * 0.97;
      return [((Math.sin(angle) * w) / 2) * swell, y];
    }),
    tilt,
  );
}

/** An egg at (x, y) of the sheet whose light stays put however it lies. */
export function stillEgg(x: number, y: number, options: StillEggOptions = {}): Bird {
  const { height: h = 220, tilt = 0, shell = inks.white, shadow = inks.dusk } = options;
  const { bounce = inks.apricot, light = -1, smudges = 0, marks = '', seed = 1 } = options;
  const { d, line } = closed(shift(rimOf(h, tilt), x, y));
  const across = (u: number, v: number): Point => [x - light * u * h, y + v * h];
  const gleam = hatch(
    [across(-0.26, 0.12), across(-0.25, -0.14), across(-0.06, -0.34)],
    [across(-0.16, 0.06), across(-0.14, -0.1), across(-0.02, -0.22)],
    {
      rows: 4,
      length: [10, 26],
      gap: [10, 22],
      width: [1.6, 3.4],
      colour: inks.white,
      seed,
      density: () => 0.7,
    },
  );
  const modelling =
    shade(d, shadow, { from: across(-0.08, -0.16), to: across(0.3, 0.46), end: 1 }) +
    shade(d, bounce, { from: across(0.22, 0.1), to: across(0.42, 0.26), end: 0.7 });
  return {
    silhouette: paths(d),
    paint: fill(d, shell) + clip(d, modelling + gleam + dirt(x, y, h, smudges, seed) + marks),
    key: fill(brush(shadedEdge(line, [x, y], light), Math.max(4, h * 0.026), SWELL), inks.ink),
    crisp: '',
  };
}

/** The part of the edge that turns away from the light: from below the middle round to the far side. */
function shadedEdge(line: Line, [x, y]: Point, light: -1 | 1): Line {
  const even = resample([...line, line[0] as Point], 240);
  const angleOf = (p: Point) => Math.atan2(p[1] - y, (p[0] - x) * -light);
  return even
    .filter((p) => angleOf(p) > -0.35 && angleOf(p) < 2.5)
    .toSorted((p, q) => angleOf(p) - angleOf(q));
}

function dirt(x: number, y: number, h: number, count: number, seed: number): Svg {
  const next = random(seed + 70);
  return Array.from({ length: count }, () => {
    const [cx, cy] = [x + next.between(-0.26, 0.26) * h, y + next.between(-0.26, 0.3) * h];
    const [rx, ry] = [h * next.between(0.07, 0.17), h * next.between(0.05, 0.1)];
    const blot = pathOf(
      Array.from({ length: 11 }, (_, i): Point => {
        const angle = (i / 11) * Math.PI * 2;
        const reach = next.between(0.6, 1.15);
        return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
      }),
    );
    const strong = next.between(0.55, 0.95);
    return (
      shade(blot, inks.umber, {
        from: [cx - rx, cy - ry],
        to: [cx + rx, cy + ry],
        start: strong * 0.6,
        end: strong,
      }) +
      fill(
        Array.from({ length: 3 }, () => {
          const [sx, sy] = [cx + next.between(-1, 1) * rx, cy + next.between(-1, 1) * ry];
          return brush(
            resample(
              [
                [sx, sy],
                [sx + rx * 0.5, sy - ry * 0.4],
              ],
              5,
            ),
            h * 0.018,
            SWELL,
          );
        }).join(''),
        inks.tan,
      )
    );
  }).join('');
}
