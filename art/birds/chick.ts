import { fringe, hatch } from '../hand/carving.ts';
import {
  closed,
  curve,
  type Knots,
  knots,
  type Outline,
  type Point,
  shift,
  turn,
} from '../hand/geometry.ts';
import { brush, fill, inkLine, inkLines, LENS, SWELL } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { type Bird, eye, paths, turned } from './bird.ts';
import { chickPoses } from './chick-poses.ts';
import type { DownyPose } from './downy-poses.ts';
import type { Leg, LegPose } from './legs.ts';

interface Down {
  base: string;
  light: string;
  deep: string;
  fleck: string;
  leg: string;
  farLeg: string;
  beak: string;
  /** Pale crown spot and belly of a chick that will be barred. */
  pale: string | null;
}

const downs = {
  yellow: {
    base: inks.gold,
    light: inks.apricot,
    deep: inks.orange,
    fleck: inks.white,
    leg: inks.orange,
    farLeg: overprints.legShade,
    beak: inks.orange,
    pale: null,
  },
  dark: {
    base: inks.umber,
    light: inks.tan,
    deep: inks.ink,
    fleck: inks.tan,
    leg: inks.gold,
    farLeg: overprints.shankShade,
    beak: inks.gold,
    pale: inks.apricot,
  },
} as const satisfies Record<string, Down>;

const wingShape: Knots = '164,152! 140,140 106,146 78,164 64,186! 94,192 126,190 152,176';

/** A thin shank with three toes forward and one back. */
function chickLeg(pose: LegPose, { leg, farLeg }: Down): Leg {
  const { hip, length, near = false, swing = 0 } = pose;
  const [x, y] = hip;
  const foot: Point = [x - 2, y + length];
  const toe = (dx: number, dy: number) =>
    brush(
      curve([
        [foot[0], foot[1] - 4],
        [foot[0] + dx * 0.5, foot[1] + dy * 0.3 - 2],
        [foot[0] + dx, foot[1] + dy],
      ]),
      7,
      (t) => 1 - 0.7 * t,
    );
  const shank = brush([[x, y - 8], [x + 2, y + length * 0.4], foot], 9, (t) => 1 - 0.2 * t);
  return {
    paint: turned(
      fill(shank + toe(34, 4) + toe(24, 13) + toe(-18, 6), near ? leg : farLeg),
      swing,
      x,
      y,
    ),
    key: turned(
      inkLines([
        [
          2.4,
          [
            [x - 5, y + 6],
            [x - 3, y + length * 0.5],
            [x - 6, y + length],
          ],
        ],
        [
          2.4,
          [
            [x - 2, y + length + 1],
            [x + 14, y + length + 5],
            [x + 30, y + length + 6],
          ],
        ],
      ]),
      swing,
      x,
      y,
    ),
  };
}

function stubWing({ dx, dy, turn: degrees = 0 }: DownyPose['wing'], down: Down) {
  const on = (given: Knots) =>
    shift(turn(shift(knots(given), -160, -156), degrees), 160 + dx, 156 + dy);
  const { d } = closed(on(wingShape));
  const flecks = hatch(on('156,146 116,150 76,176'), on('150,178 116,186 76,188'), {
    rows: 5,
    length: [8, 18],
    gap: [6, 12],
    width: [1.6, 3],
    colour: down.light,
    seed: 3,
    density: () => 0.7,
  });
  return {
    paint:
      fill(d, down.base) +
      clip(d, shade(d, down.deep, { from: [0, 150 + dy], to: [0, 196 + dy], end: 0.9 }) + flecks),
    key: inkLine(on('158,160 148,178 122,191 94,193 64,187'), 4, SWELL),
  };
}

function modelling({ d }: Outline, { eye: [x, y], asleep }: DownyPose, down: Down) {
  const flecks = { length: [5, 13] as const, gap: [8, 18] as const, width: [1.6, 3.2] as const };
  const face: Point = [x - 10, y];
  const crown = shift(knots('-50,6 -16,-44 34,-32'), face[0], face[1]);
  const cheek = shift(knots('-40,52 0,50 36,30'), face[0], face[1]);
  const spot = closed(
    shift(knots('-44,-18 -20,-48 12,-46 8,-34 -14,-24 -30,-8'), face[0], face[1]),
  ).d;
  const bib = closed(
    asleep ? '130,246 196,216 254,196 250,250' : '214,128 172,168 120,240 200,250 240,190',
  );
  return (
    shade(d, down.light, { from: [x, y - 40], to: [x - 50, y + 110], start: 1, end: 0 }) +
    shade(d, down.deep, { from: [160, 130], to: [96, 250], end: 0.95 }) +
    shade(d, down.deep, { from: [x - 16, y + 20], to: [x - 70, y + 46], end: 0.5 }) +
    (down.pale
      ? shade(bib.d, down.pale, { from: [110, 150], to: [236, 196], end: 0.85 }) +
        shade(spot, inks.paper, { from: [x, y + 10], to: [x - 14, y - 40], start: 0.3, end: 1 })
      : '') +
    hatch(crown, cheek, {
      ...flecks,
      rows: 8,
      colour: down.fleck,
      seed: 5,
      density: (s, t) => (t > 0.3 ? 0.7 * (1 - s * 0.5) : 0.25),
    }) +
    hatch('206,124 140,126 60,148', '200,214 120,236 40,200', {
      ...flecks,
      rows: 12,
      colour: down.fleck,
      seed: 8,
      density: (s, t) => 0.5 * (1 - s) * (1 - t * 0.5),
    }) +
    hatch('208,140 140,140 60,160', '198,220 120,238 40,204', {
      ...flecks,
      rows: 10,
      colour: down.deep,
      seed: 18,
      density: (s) => (s > 0.4 ? 0.7 * s : 0.1),
    })
  );
}

function shortBeak([x, y]: Point, degrees: number, colour: string) {
  const on = (given: Knots) => shift(turn(knots(given), degrees), x, y);
  const { d } = closed(on('-8,-2! 10,0 28,9 39,19! 26,21 10,28 -8,28!'));
  return {
    d,
    paint: fill(d, colour),
    key: inkLines([
      [2.8, on('-3,14 14,15 34,19')],
      [2.6, on('-4,-2 12,1 38,18')],
      [2.4, on('10,7 13,8 15,10')],
      [2.4, on('36,20 24,22 8,28')],
    ]),
  };
}

/** A chick: 260 × 290 units, soles at y 284 (sleeping: 238). */
export function chick(
  given: keyof typeof chickPoses | DownyPose = 'standing',
  colour: keyof typeof downs = 'yellow',
  seed = 3,
): Bird {
  const pose: DownyPose = typeof given === 'string' ? chickPoses[given] : given;
  const down: Down = downs[colour];
  const outline = closed(pose.outline);
  const wing = stubWing(pose.wing, down);
  const beak = shortBeak(pose.bill, pose.billTurn ?? 0, down.beak);
  const shanks = pose.legs.map((leg) => chickLeg(leg, down));
  const [x, y] = pose.eye;
  const lid: Point[] = [
    [x - 11, y - 2],
    [x, y + 5],
    [x + 12, y - 2],
  ];
  const hairs = { length: [6, 13] as const, lean: -0.5, side: -1 as const };
  const dark = { ...hairs, lean: -0.75, width: 3, inset: 3 };
  return {
    silhouette: paths(outline.d, beak.d),
    paint:
      shanks.map((s) => s.paint).join('') +
      beak.paint +
      fringe(outline.line, {
        ...hairs,
        count: 120,
        width: 4.4,
        colour: down.base,
        seed,
        inset: 2,
      }) +
      fill(outline.d, down.base) +
      clip(outline.d, modelling(outline, pose, down)) +
      wing.paint,
    key:
      shanks.map((s) => s.key).join('') +
      wing.key +
      fringe(outline.line, { ...dark, count: 26, seed: seed + 4, from: 0.66, to: 0.99 }) +
      fringe(outline.line, { ...dark, count: 9, seed: seed + 6, from: 0, to: 0.25 }) +
      inkLines(pose.lines) +
      beak.key +
      (pose.asleep ? inkLine(lid, 4.6, LENS, inks.ink) : ''),
    crisp: pose.asleep ? '' : eye(x, y, 10, colour === 'dark' ? inks.tan : null),
  };
}
