import { hatch } from '../../hand/carving.ts';
import { type Line, type Point, pathOf } from '../../hand/geometry.ts';
import {
  blade,
  brush,
  dot,
  fill,
  inkLine,
  LENS,
  type Profile,
  type Svg,
  SWELL,
  TAIL,
} from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { clip, layer, shade } from '../../hand/press.ts';
import { contactShadow } from '../../land/ground.ts';
import { streaks } from '../../land/sky.ts';

/** A piece of a level ellipse, in radians: 0 is its right end, π/2 its near side. */
export const arc = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  from = 0,
  to = Math.PI * 2,
): Line =>
  Array.from({ length: 61 }, (_, i): Point => {
    const angle = from + ((to - from) * i) / 60;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });

const middle = [830, 700] as const;
const wall = 150;
const around = (rx: number, ry: number, dy = 0, from?: number, to?: number) =>
  arc(middle[0], middle[1] + dy, rx, ry, from, to);
const stroke = (line: Line, width: number, colour: string, profile: Profile = SWELL) =>
  fill(brush(line, width, profile), colour);

const mouth = pathOf(around(628, 246));
/** The water's face; swimmers are clipped to what lies above it. */
export const water = pathOf(around(606, 226, 26));

function side(): Svg {
  const d = pathOf([...around(650, 266, 0, 0, Math.PI), ...around(600, 250, wall, Math.PI, 0)]);
  const ribs = [54, 66, 118].map((dy) =>
    around(650 - dy * 0.34, 264 - dy * 0.1, dy, 0.04, Math.PI - 0.04),
  );
  const facets = hatch(
    around(648, 264, 18, Math.PI - 0.05, 0.05),
    around(604, 250, wall - 6, Math.PI - 0.05, 0.05),
    {
      rows: 9,
      length: [10, 60],
      gap: [40, 200],
      width: [2, 5],
      colour: inks.white,
      seed: 3,
      density: () => 0.7,
    },
  );
  return (
    fill(d, inks.mist) +
    clip(
      d,
      shade(d, inks.dusk, { from: [700, 800], to: [1500, 900], end: 1 }) +
        shade(d, inks.dusk, { from: [300, 0], to: [170, 0], end: 0.7 }) +
        shade(d, inks.ink, { from: [0, 960], to: [0, 1110], end: 0.5 }) +
        facets +
        ribs.map((rib, i) => stroke(rib, 5, i === 1 ? inks.white : inks.dusk)).join(''),
    )
  );
}

/** A shallow zinc tub, full to a hand below its rim. */
export function tub(): Svg {
  const rim = pathOf(around(652, 268));
  const ripples = { perspective: true, length: [80, 300] as const, width: [3, 9] as const };
  const inner = shade(mouth, inks.dusk, { from: [0, 450], to: [0, 560], start: 1, end: 0.4 });
  const face =
    shade(water, inks.dusk, {
      from: [900, 470],
      to: [760, 860],
      start: 1,
      end: 0,
      middle: [0.5, 0.35],
    }) +
    shade(water, inks.spruce, { from: [0, 500], to: [0, 620], start: 0.7, end: 0 }) +
    streaks(240, 520, 1180, 420, { ...ripples, count: 34, colour: inks.white, seed: 4 }) +
    streaks(240, 520, 1180, 420, { ...ripples, count: 30, colour: inks.dusk, seed: 9 });
  return (
    layer(contactShadow(880, 1050, 1300, 130, inks.spruce), 'soft') +
    layer(side(), 'bird') +
    layer(
      fill(rim, inks.white) +
        fill(mouth, inks.mist) +
        clip(mouth, inner + fill(water, inks.mist) + clip(water, face)),
      'ink2',
    ) +
    layer(
      stroke(around(652, 268, 3, 0.1, Math.PI - 0.1), 6, inks.ink) +
        stroke(around(628, 246, 0, Math.PI * 1.05, Math.PI * 1.95), 5, inks.ink) +
        stroke(around(600, 250, wall, 0.02, Math.PI * 0.72), 9, inks.ink) +
        inkLine('1478,740 1484,800 1456,846', 5),
      'key',
    )
  );
}

/** Rings spreading from a swimmer whose middle at the waterline is (x, y). */
export function rings(x: number, y: number, size: number): Svg {
  const ring = (reach: number, from: number, to: number, width: number, colour: string) =>
    fill(brush(arc(x, y, size * reach, size * reach * 0.3, from, to), width, LENS), colour);
  return clip(
    water,
    layer(
      ring(0.56, 0.1, Math.PI - 0.1, 10, inks.white) +
        ring(0.62, 0.3, Math.PI - 0.5, 7, inks.dusk) +
        ring(0.84, -0.3, Math.PI * 0.8, 7, inks.white) +
        ring(0.88, 0.5, Math.PI + 0.2, 6, inks.dusk) +
        ring(1.12, 0.6, Math.PI * 1.1, 5, inks.white),
      'ink3',
    ),
  );
}

/** A crown of water thrown up around (x, y), with a few drops flying off. */
export function splash(x: number, y: number, size: number): Svg {
  const spikes: readonly (readonly [lean: number, rise: number])[] = [
    [-0.86, 0.3],
    [-0.6, 0.62],
    [-0.28, 0.46],
    [0.06, 0.74],
    [0.34, 0.5],
    [0.62, 0.66],
    [0.9, 0.28],
  ];
  const crown = spikes.map(([lean, rise]) =>
    blade(
      [x + lean * size * 0.5, y + 6],
      [x + lean * size * 0.62, y - rise * size * 0.45],
      [x + lean * size, y - rise * size],
      size * 0.2,
      TAIL,
    ),
  );
  const drops = spikes.map(([lean, rise], i) =>
    dot(
      x + lean * size * 1.16,
      y - rise * size * (1.2 + (i % 2) * 0.2),
      size * (0.035 + (i % 3) * 0.014),
      inks.white,
    ),
  );
  const foot = fill(pathOf(arc(x, y, size * 0.66, size * 0.13)), inks.white);
  return (
    layer(fill(crown.join(''), inks.white) + foot + drops.join(''), 'bird') +
    layer(
      stroke(arc(x, y + 4, size * 0.66, size * 0.14, 0.2, Math.PI - 0.2), 6, inks.dusk, LENS) +
        stroke(arc(x, y + 8, size * 0.96, size * 0.24, 0.1, Math.PI - 0.3), 6, inks.white, LENS),
      'ink3',
    )
  );
}
