import { curve, type Line, lerp, type Point, resample } from '../hand/geometry.ts';
import { brush, dot, fill, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { type Random, random } from '../hand/random.ts';

interface Foliage {
  base: string;
  light: string;
  dark: string;
}

const green: Foliage = { base: inks.olive, light: inks.sage, dark: inks.spruce };
const turning: Foliage = { base: inks.sage, light: inks.gold, dark: inks.olive };
const gold: Foliage = { base: inks.gold, light: inks.apricot, dark: inks.orange };
const red: Foliage = { base: inks.orange, light: inks.gold, dark: inks.rust };

/** From the green side to the turned one; near the seam the leaves mix. */
function foliageAt(side: number, next: Random): Foliage {
  const turned = side + next.between(-0.16, 0.16);
  if (turned < 0.4) return green;
  if (turned < 0.52) return turning;
  return next() < 0.7 ? gold : red;
}

/** Trunk and limbs, from the foot at (0, 0) up to a crown one unit high. */
const limbs: readonly (readonly [width: number, course: Line])[] = [
  [
    0.075,
    [
      [0, 0.01],
      [-0.012, -0.16],
      [0.004, -0.34],
      [-0.02, -0.56],
      [0, -0.78],
    ],
  ],
  [
    0.042,
    [
      [-0.008, -0.26],
      [-0.08, -0.4],
      [-0.18, -0.52],
      [-0.27, -0.58],
    ],
  ],
  [
    0.042,
    [
      [0, -0.3],
      [0.09, -0.42],
      [0.19, -0.5],
      [0.29, -0.54],
    ],
  ],
  [
    0.03,
    [
      [-0.006, -0.44],
      [-0.08, -0.58],
      [-0.15, -0.74],
    ],
  ],
  [
    0.03,
    [
      [0, -0.46],
      [0.09, -0.6],
      [0.16, -0.76],
    ],
  ],
];

/** Where the leaf masses sit, back to front: x, y and radius in tree heights. */
const masses: readonly (readonly [number, number, number])[] = [
  [-0.05, -0.84, 0.13],
  [0.12, -0.82, 0.12],
  [-0.2, -0.75, 0.12],
  [0.25, -0.72, 0.12],
  [0.02, -0.7, 0.13],
  [-0.31, -0.62, 0.11],
  [0.35, -0.58, 0.11],
  [-0.13, -0.62, 0.12],
  [0.15, -0.6, 0.12],
  [-0.24, -0.5, 0.11],
  [0.27, -0.47, 0.11],
  [-0.37, -0.48, 0.08],
  [0.4, -0.45, 0.075],
  [0.02, -0.52, 0.1],
  [-0.13, -0.44, 0.085],
  [0.14, -0.44, 0.085],
];

/** A broad cottonwood, green on its left and turned on its right; (x, y) is its foot. */
export function turningTree(x: number, y: number, height: number, seed = 1): Svg {
  const next = random(seed);
  const at = ([u, v]: Point): Point => [x + u * height, y + v * height];
  const wood = limbs
    .map(([width, course]) =>
      brush(resample(curve(course.map(at)), 30), width * height, (t) => 1.15 - 0.8 * t),
    )
    .join('');
  const bark = limbs
    .slice(0, 1)
    .map(([width, course]) =>
      brush(
        resample(curve(course.map(at)), 30).map((p): Point => [p[0] + width * height * 0.3, p[1]]),
        width * height * 0.22,
        LENS,
      ),
    )
    .join('');
  const crown = masses.map((mass) =>
    leafMass(
      at([mass[0], mass[1]]),
      mass[2] * height,
      foliageAt((mass[0] + 0.4) / 0.8, next),
      next,
    ),
  );
  return fill(wood, inks.umber) + fill(bark, inks.tan) + crown.join('');
}

function leafMass([x, y]: Point, radius: number, leaf: Foliage, next: Random): Svg {
  const bumps = 9;
  const edge = Array.from({ length: bumps }, (_, i) => {
    const angle = (i / bumps) * Math.PI * 2 + next.between(-0.2, 0.2);
    const reach = radius * next.between(0.66, 0.84);
    return dot(
      x + Math.cos(angle) * reach * 1.1,
      y + Math.sin(angle) * reach * 0.86,
      radius * next.between(0.26, 0.4),
      leaf.base,
    );
  }).join('');
  const marks = (count: number, from: number, to: number) =>
    Array.from({ length: count }, () => {
      const angle = next.between(from, to);
      const reach = radius * next.between(0.15, 0.95);
      return leafStroke(
        [x + Math.cos(angle) * reach * 1.1, y + Math.sin(angle) * reach * 0.86],
        radius,
        next,
      );
    }).join('');
  return (
    dot(x, y, radius * 0.86, leaf.base) +
    edge +
    fill(marks(11, Math.PI * 0.25, Math.PI * 1.15), leaf.dark) +
    fill(marks(13, -Math.PI * 0.75, Math.PI * 0.25), leaf.light)
  );
}

function leafStroke([x, y]: Point, radius: number, next: Random): string {
  const l = radius * next.between(0.1, 0.2);
  const arc = curve([
    [x - l, y + l * 0.3],
    [x, y - l * 0.2],
    [x + l, y + l * 0.1],
  ]);
  return brush(arc, radius * next.between(0.06, 0.11), LENS);
}

/** Leaves on the ground, in a level ellipse around (x, y). */
export function fallenLeaves(
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  colour: string,
  seed = 1,
): Svg {
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = next.between(0, Math.PI * 2);
    const reach = Math.sqrt(next());
    const [cx, cy] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    const l = next.between(6, 13) * lerp(0.8, 1.3, (Math.sin(angle) * reach + 1) / 2);
    const tilt = next.between(-0.5, 0.5);
    d += brush(
      resample(
        [
          [cx - l, cy - l * tilt],
          [cx, cy - l * 0.3],
          [cx + l, cy + l * tilt],
        ],
        7,
      ),
      l * next.between(0.5, 0.9),
      LENS,
    );
  }
  return fill(d, colour);
}
