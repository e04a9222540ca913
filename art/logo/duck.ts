import { clamp, closed, curve, type Knots, type Point, resample } from '../hand/geometry.ts';
import { fill, LENS, type Profile, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';

/** A brush line as a smooth shape of few knots: logos must stay small. */
export function slimLine(given: Knots, width: number, profile: Profile = LENS, steps = 5): string {
  const line = resample(curve(given), steps + 1);
  const side = (sign: 1 | -1) =>
    line.map((p, i): Point => {
      const a = line[Math.max(0, i - 1)] as Point;
      const b = line[Math.min(steps, i + 1)] as Point;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const half = (sign * width * clamp(profile(i / steps), 0.06)) / 2;
      const corner = i === 0 || i === steps;
      const [x, y] = [
        p[0] - ((b[1] - a[1]) / length) * half,
        p[1] + ((b[0] - a[0]) / length) * half,
      ];
      return corner ? [x, y, 1] : [x, y];
    });
  return closed([...side(1), ...side(-1).reverse()]).d;
}

export const body = closed(
  '22,150! 78,176 134,168 200,142 276,132 340,142 384,150 404,122 402,96 396,66 412,34 446,18 482,30 500,58 504,86 496,112 482,132 482,160 504,188 526,232 520,276 486,306 250,318 160,306 104,280 62,236 40,196',
).d;
export const bill = closed(
  '496,52! 512,62 532,72 556,74 572,82 572,94 556,102 530,104 498,108! 490,80',
).d;

/** The rim that sets the duck off from its ground. */
export const rim = (shapes: string, colour: string, width: number): Svg =>
  `<path d="${shapes}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;

export const plainDuck = (): Svg => fill(body, inks.white) + fill(bill, inks.orange);

/** Whole numbers and no needless characters. */
export const slim = (svg: string): string =>
  svg
    .replace(/\d+\.\d+/g, (n) =>
      Number(n) < 1 ? n.replace(/^0/, '') : String(Math.round(Number(n))),
    )
    .replace(/ -/g, '-');
