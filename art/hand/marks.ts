import {
  curve,
  direction,
  type Knots,
  knots,
  type Line,
  nth,
  type Point,
  pathOf,
  resample,
} from './geometry.ts';
import { inks } from './palette.ts';

/** Markup of a piece of the picture. */
export type Svg = string;
/** How wide a brush mark is along its length, 0 to 1. */
export type Profile = (t: number) => number;

export const LENS: Profile = (t) => Math.sin(Math.PI * t) ** 0.75;
export const WEDGE: Profile = (t) => (t < 0.12 ? t / 0.12 : (1 - (t - 0.12) / 0.88) ** 0.8);
export const TAIL: Profile = (t) => 1 - t;
export const BRUSH: Profile = (t) => Math.min(1, t / 0.08, (1 - t) / 0.25);
export const EVEN: Profile = () => 1;
/** Never quite lifts off the paper: for long outlines. */
export const SWELL: Profile = (t) => 0.3 + 0.7 * LENS(t);
/** Starts full and curls away to nothing: drakes' tail curls. */
export const CURL: Profile = (t) => (1 - t) ** 0.45;

export const fill = (d: string, colour: string, extra = ''): Svg =>
  `<path d="${d}" fill="${colour}"${extra ? ` ${extra}` : ''}/>`;

export const group = (inner: Svg, attributes = ''): Svg => `<g ${attributes}>${inner}</g>`;

export const dot = (x: number, y: number, radius: number, colour: string): Svg =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A mark of varying width along a polyline, as path data. Never use SVG strokes for drawing. */
export function brush(line: Line, width: number, profile: Profile = LENS): string {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const [dx, dy] = direction(line, i);
    const half = (width * profile(i / (line.length - 1))) / 2;
    left.push([p[0] - dy * half, p[1] + dx * half]);
    right.push([p[0] + dy * half, p[1] - dx * half]);
  });
  return pathOf([...left, ...right.reverse()]);
}

/** A brush mark from a to b. */
export const dash = (
  a: Point,
  b: Point,
  width: number,
  profile: Profile = LENS,
  steps = 6,
): string => brush(resample([a, b], steps), width, profile);

/** A brush line through a few knots: the key block's outlines. */
export const inkLine = (
  given: Knots,
  width: number,
  profile: Profile = LENS,
  colour: string = inks.ink,
): Svg => {
  const steps = Math.max(12, knots(given).length * 8);
  return fill(brush(resample(curve(given), steps), width, profile), colour);
};

/** Several ink lines of the key block at once: a width and the knots for each. */
export const inkLines = (
  lines: readonly (readonly [width: number, knots: Knots])[],
  profile: Profile = LENS,
): Svg => lines.map(([width, given]) => inkLine(given, width, profile)).join('');

/** A leaf-like blade: root, belly, tip. */
export const blade = (root: Point, belly: Point, tip: Point, width: number, profile: Profile) =>
  brush(resample(curve([root, belly, tip]), 9), width, profile);

export const ringAt = (line: Line, from: number, to: number): Line => {
  const even = resample([...line, nth(line, 0)], 200);
  return even.slice(Math.floor(from * 199), Math.ceil(to * 199) + 1);
};
