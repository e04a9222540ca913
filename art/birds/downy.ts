import { fringe, hatch } from '../hand/carving.ts';
import {
  closed,
  type Knots,
  knots,
  type Outline,
  type Point,
  shift,
  turn,
} from '../hand/geometry.ts';
import { fill, inkLine, inkLines, LENS, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { duckBill } from './bill.ts';
import { type Bird, eye, paths } from './bird.ts';
import { type DownyPose, downyPoses } from './downy-poses.ts';
import { ducklingLeg } from './legs.ts';

interface DownyOptions {
  down?: string;
  light?: string;
  deep?: string;
  bill?: string;
  leg?: string;
  seed?: number;
}

const wingShape: Knots = '166,158! 140,146 104,150 70,166 52,182! 84,190 120,192 152,182';

function modelling(
  { outline, face }: { outline: Outline; face: Point },
  down: Required<DownyOptions>,
): Svg {
  const { d } = outline;
  const [x, y] = face;
  const flecks = { length: [5, 14] as const, gap: [7, 16] as const, width: [1.5, 3.2] as const };
  const crown = shift(knots('-50,-2 -22,-38 28,-28'), x, y);
  const cheek = shift(knots('-42,50 -2,50 40,28'), x, y);
  return (
    shade(d, down.light, { from: [x + 8, y - 2], to: [x - 72, y + 88], start: 1, end: 0 }) +
    shade(d, down.deep, { from: [150, 150], to: [90, 250], end: 0.85 }) +
    shade(d, inks.orange, { from: [x - 2, y + 18], to: [x - 60, y + 42], end: 0.7 }) +
    hatch(crown, cheek, {
      ...flecks,
      rows: 8,
      colour: inks.white,
      seed: 5,
      density: (s, t) => (t > 0.3 ? 0.7 * (1 - s * 0.5) : 0.2),
    }) +
    hatch('200,124 140,128 60,150', '200,214 120,236 40,200', {
      ...flecks,
      rows: 12,
      colour: inks.white,
      seed: 8,
      density: (s, t) => 0.55 * (1 - s) * (1 - t * 0.5),
    }) +
    hatch('206,140 140,140 60,160', '196,220 120,238 40,204', {
      ...flecks,
      rows: 10,
      colour: down.deep,
      seed: 18,
      density: (s) => (s > 0.4 ? 0.7 * s : 0.1),
    })
  );
}

function stubWing({ dx, dy, turn: degrees = 0 }: DownyPose['wing'], down: Required<DownyOptions>) {
  const on = (given: Knots) =>
    shift(turn(shift(knots(given), -166, -158), degrees), 166 + dx, 158 + dy);
  const { d } = closed(on(wingShape));
  const flecks = hatch(on('160,152 110,152 60,176'), on('156,180 110,186 60,184'), {
    rows: 5,
    length: [8, 18],
    gap: [6, 12],
    width: [1.5, 3],
    colour: down.light,
    seed: 3,
    density: () => 0.7,
  });
  return {
    paint:
      fill(d, down.down) +
      clip(d, shade(d, down.deep, { from: [0, 156 + dy], to: [0, 196 + dy], end: 0.7 }) + flecks),
    key: inkLine(on('160,166 148,184 120,193 84,191 52,183'), 4, SWELL),
  };
}

/** A lid hanging over the upper part of an eye. */
export const drowsyLid = (x: number, y: number, colour: string): Svg =>
  fill(`M${x - 12} ${y - 4}q12 10 24 0a12 12 0 0 0 -24 0Z`, colour) +
  inkLine(
    [
      [x - 13, y - 4],
      [x, y + 2],
      [x + 13, y - 4],
    ],
    4,
    LENS,
  );

/** A duckling: 280 × 270 units, soles at y 266. Chicks have a drawing of their own. */
export function duckling(
  pose: keyof typeof downyPoses | DownyPose = 'standing',
  options: DownyOptions = {},
): Bird {
  const drawn: DownyPose = typeof pose === 'string' ? downyPoses[pose] : pose;
  const down: Required<DownyOptions> = {
    down: inks.gold,
    light: inks.apricot,
    deep: inks.rust,
    bill: inks.orange,
    leg: inks.orange,
    seed: 3,
    ...options,
  };
  const outline = closed(drawn.outline);
  const { line } = outline;
  const wing = stubWing(drawn.wing, down);
  const onBill = (given: Knots) =>
    shift(turn(knots(given), drawn.billTurn ?? 0), drawn.bill[0], drawn.bill[1]);
  const bill = duckBill(0, 0, 40, down.bill, onBill);
  const shanks = drawn.legs.map((leg) => ducklingLeg(leg, down.leg));
  const [ex, ey] = drawn.eye;
  const lid = inkLine(
    [
      [ex - 11, ey - 2],
      [ex, ey + 5],
      [ex + 12, ey - 2],
    ],
    4.4,
    LENS,
  );
  const hairs = { length: [7, 15] as const, lean: -0.5, side: -1 as const };
  return {
    silhouette: paths(outline.d, bill.d),
    paint:
      shanks.map((s) => s.paint).join('') +
      fringe(line, {
        ...hairs,
        count: 120,
        width: 4.6,
        colour: down.down,
        seed: down.seed,
        inset: 2,
      }) +
      fill(outline.d, down.down) +
      clip(outline.d, modelling({ outline, face: drawn.eye }, down)) +
      wing.paint +
      bill.paint,
    key:
      shanks.map((s) => s.key).join('') +
      wing.key +
      fringe(line, {
        ...hairs,
        lean: -0.75,
        count: 26,
        width: 3,
        seed: 7,
        from: 0.66,
        to: 0.99,
        inset: 3,
      }) +
      fringe(line, {
        ...hairs,
        lean: -0.7,
        count: 9,
        width: 2.6,
        seed: 9,
        from: 0,
        to: 0.25,
        inset: 2,
      }) +
      inkLines(drawn.lines) +
      bill.key +
      (drawn.asleep ? lid : ''),
    crisp: drawn.asleep
      ? ''
      : eye(ex, ey, 10.5) + (drawn.drowsy ? drowsyLid(ex, ey, down.light) : ''),
  };
}
