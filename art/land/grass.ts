import { type HeightAt, lerp, type Point, resample } from '../hand/geometry.ts';
import { blade, brush, dash, EVEN, fill, type Profile, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { type Random, random } from '../hand/random.ts';

type Span = readonly [low: number, high: number];
type Ground = number | HeightAt;

const heightAt = (ground: Ground, x: number) => (typeof ground === 'function' ? ground(x) : ground);
const STALK: Profile = (t) => (t < 0.2 ? 0.7 + (0.3 * t) / 0.2 : (1 - (t - 0.2) / 0.8) ** 0.8);
/** Narrow at the root: wide-based tufts look like pineapples. */
const TUFT: Profile = (t) => (t < 0.35 ? 0.25 + (0.75 * t) / 0.35 : (1 - (t - 0.35) / 0.65) ** 0.8);

interface GrassOptions {
  count?: number;
  height?: Span;
  width?: Span;
  colour?: string;
  seed?: number;
  lean?: number;
  spread?: number;
}

/** Long single blades, for foregrounds. */
export function grass(x0: number, x1: number, ground: Ground, options: GrassOptions = {}): Svg {
  const { count = 120, height = [30, 80], width = [4, 8], colour = inks.olive } = options;
  const { seed = 1, lean = 0.15, spread = 0.5 } = options;
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, next());
    const y = heightAt(ground, x) + next.between(-3, 6);
    const h = next.between(...height);
    const dx = h * (lean + next.between(-spread, spread));
    d += blade(
      [x, y],
      [x + dx * 0.25, y - h * 0.55],
      [x + dx, y - h],
      next.between(...width),
      STALK,
    );
  }
  return fill(d, colour);
}

interface TuftOptions {
  count?: number;
  seed?: number;
  colour?: string;
  height?: Span;
  width?: Span;
  blades?: number;
}

/** Fanned tufts at about even distances. */
export function tufts(
  x0: number,
  x1: number,
  ground: number | ((x: number, next: Random) => number),
  options: TuftOptions = {},
): Svg {
  const { count = 16, seed = 1, colour = inks.olive, height = [30, 70], width = [4, 8] } = options;
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = lerp(x0, x1, (i + next()) / count);
    const y = typeof ground === 'function' ? ground(x, next) : ground;
    const h = next.between(...height);
    const lean = next.between(-0.25, 0.35);
    const blades = Math.max(3, Math.round((options.blades ?? 6) * next.between(0.5, 1.2)));
    for (let j = 0; j < blades; j++) {
      const a = (j / (blades - 1) - 0.5) * next.between(1, 1.6) + lean;
      const l = h * (1 - Math.abs(a) * 0.3) * next.between(0.55, 1.1);
      const root: Point = [x + a * 4 + next.between(-3, 3), y + next.between(-2, 2)];
      const tip: Point = [x + a * l * 0.8, y - l * 0.95];
      d += blade(root, [x + a * l * 0.2, y - l * 0.5], tip, next.between(...width) * 0.75, TUFT);
    }
  }
  return fill(d, colour);
}

interface MeadowOptions {
  count?: number;
  seed?: number;
  colour?: string;
  /** Far and near blade height. */
  height?: Span;
  width?: Span;
  avoid?: (x: number, y: number) => boolean;
}

/** A field of small blade clusters that grow from y0 (far) to y1 (near). */
export function meadow(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  options: MeadowOptions = {},
): Svg {
  const {
    count = 300,
    seed = 1,
    colour = inks.olive,
    height = [8, 46],
    width = [1.6, 6],
  } = options;
  const next = random(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const depth = next() ** 0.7;
    const [y, x] = [lerp(y0, y1, depth), lerp(x0, x1, next())];
    if (options.avoid?.(x, y)) continue;
    const h = lerp(height[0], height[1], depth) * next.between(0.6, 1.3);
    const w = lerp(width[0], width[1], depth);
    const blades = 2 + Math.floor(next() * 3);
    for (let j = 0; j < blades; j++) {
      const a = next.between(-0.5, 0.75);
      const l = h * next.between(0.6, 1);
      const root = x + j * w;
      d += blade(
        [root, y],
        [root + a * l * 0.25, y - l * 0.55],
        [root + a * l * 0.9, y - l * 0.9],
        w,
        TUFT,
      );
    }
  }
  return fill(d, colour);
}

interface CattailOptions {
  leaf?: string;
  stem?: string;
  head?: string;
}

/** A clump of cattails rooted at (x, y). */
export function cattails(
  x: number,
  y: number,
  count: number,
  height: number,
  seed = 1,
  options: CattailOptions = {},
): Svg {
  const { leaf = inks.spruce, stem = inks.ink, head = inks.umber } = options;
  const next = random(seed);
  let [leaves, stems, heads] = ['', '', ''];
  for (let i = 0; i < count * 3; i++) {
    const root = x + next.between(-1, 1) * height * 0.35;
    const h = height * next.between(0.5, 1.05);
    const dx = next.between(-0.3, 0.3) * h;
    const width = height * next.between(0.018, 0.034);
    leaves += blade([root, y], [root + dx * 0.2, y - h * 0.6], [root + dx, y - h], width, (t) =>
      t < 0.3 ? 1 : (1 - (t - 0.3) / 0.7) ** 0.7,
    );
  }
  for (let i = 0; i < count; i++) {
    const root = x + next.between(-1, 1) * height * 0.28;
    const h = height * next.between(0.75, 1.15);
    const dx = next.between(-0.1, 0.1) * h;
    stems += dash([root, y], [root + dx, y - h * 1.08], height * 0.012, EVEN);
    const cob = resample(
      [
        [root + dx * 0.82, y - h * 0.86],
        [root + dx, y - h * 1.02],
      ],
      9,
    );
    heads += brush(cob, height * 0.045, (t) => Math.min(1, Math.sin(Math.PI * t) * 2.2));
  }
  return fill(leaves, leaf) + fill(stems, stem) + fill(heads, head);
}
