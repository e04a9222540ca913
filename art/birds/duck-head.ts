import { hatch } from '../hand/carving.ts';
import {
  along,
  closed,
  curve,
  distance,
  type Knots,
  knots,
  type Line,
  last,
  mirror,
  mix,
  nth,
  type Outline,
  type Point,
  pathOf,
  shift,
  turn,
} from '../hand/geometry.ts';
import { BRUSH, brush, fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, shade } from '../hand/press.ts';
import { duckBill, type Frame } from './bill.ts';
import { eye, paths } from './bird.ts';
import type { Plumage } from './plumage.ts';

/** Where a duck's head is and how its neck reaches it, in the bird's units. */
export interface HeadPose {
  /** The middle of the skull. */
  at: Point;
  /** Degrees the bill drops. */
  turn?: number;
  /** Looks to the left, over its back. */
  flip?: boolean;
  /** The neck arrives from below (head up) or from behind (head stretched out or tucked). */
  neck: 'below' | 'behind';
  /** From the back up to the skull. */
  nape: Knots;
  /** From the chin down to the breast. */
  throat: Knots;
  asleep?: boolean;
  /** The bill lies hidden in the back feathers. */
  tucked?: boolean;
}

/** The skull in its own frame, facing right, origin in its middle; 108 wide. */
const skulls: Record<HeadPose['neck'], string> = {
  below: '-54,-5 -40,-37 -8,-55 26,-47 48,-19 54,9 46,35 28,55',
  behind: '-30,-46 -4,-55 26,-47 48,-19 54,9 46,35 20,52',
};

const frameOf =
  ({ at, turn: degrees = 0, flip = false }: HeadPose): Frame =>
  (given) => {
    const line = flip ? mirror(knots(given)) : knots(given);
    return shift(turn(line, flip ? -degrees : degrees), at[0], at[1]);
  };

export interface Head {
  outline: Outline;
  silhouette: Svg;
  paint: Svg;
  bill: Svg;
  key: Svg;
  crisp: Svg;
}

/** Head, neck and bill as one piece to lay over a body. */
export function duckHead(pose: HeadPose, plumage: Plumage): Head {
  const frame = frameOf(pose);
  const skull = frame(skulls[pose.neck]);
  const outline = closed([...knots(pose.nape), ...skull, ...knots(pose.throat)]);
  const bill = duckBill(47, -19, 65, plumage.bill, frame);
  const sleeping = pose.asleep ?? false;
  const [eyeAt] = frame([[12, -13]]) as [Point];
  const lid = inkLine(frame('-2,-14 11,-7 26,-14'), 5.5, LENS);
  const brow = inkLine(frame('0,-21 11,-26 23,-22'), 2.5, LENS, browInk(plumage));
  return {
    outline,
    silhouette: paths(outline.d, ...(pose.tucked ? [] : [bill.d])),
    paint:
      fill(outline.d, plumage.breast) +
      clip(outline.d, headShading(pose, plumage, frame, outline.d)),
    bill: pose.tucked ? clip(pathOf(frame('40,-40 68,-40 60,60 40,60')), bill.paint) : bill.paint,
    key: neckLines(pose, skull, frame) + (pose.tucked ? '' : bill.key) + (sleeping ? lid : brow),
    crisp: sleeping ? '' : eye(eyeAt[0], eyeAt[1], 8.5, plumage.eyeRing),
  };
}

const browInk = (plumage: Plumage) => (plumage.pale ? inks.ink : inks.sage);

function headShading(pose: HeadPose, plumage: Plumage, frame: Frame, d: string): Svg {
  if (plumage.pale) return paleNeck(pose, d);
  const gradient = (a: Point, b: Point) => {
    const [from, to] = frame([a, b]) as [Point, Point];
    return { from, to };
  };
  const { above, ring } = collared(pose, plumage);
  const down = hatch(curve(frame('-39,-12 -11,-42 29,-36')), curve(frame('-1,78 29,46 47,12')), {
    rows: 9,
    length: [8, 22],
    gap: [7, 20],
    width: [1.5, 3],
    colour: plumage.headLight,
    seed: 4,
    density: (s, t) => (t > 0.4 ? 0.75 * (1 - s * 0.6) : 0.12),
  });
  const modelled =
    fill(above, plumage.head) +
    shade(d, plumage.headShade, { ...gradient([17, -22], [-53, 72]), start: 0, end: 0.9 }) +
    shade(d, plumage.headLight, { ...gradient([37, -48], [3, 2]), start: 0.75, end: 0 }) +
    down;
  return clip(above, modelled) + ring;
}

/** A coloured neck ends where the breast begins, under a white ring if the bird wears one. */
function collared({ at, nape, throat }: HeadPose, plumage: Plumage): { above: string; ring: Svg } {
  const [back, front] = [along(curve(nape), 0.5), along(curve(throat), 0.3)];
  const middle = mix(back, front, 0.5);
  const [dx, dy] = [front[0] - back[0], front[1] - back[1]];
  const reach = 320 / (distance(middle, at) || 1);
  const beyond = (p: Point): Point => [
    p[0] + (at[0] - middle[0]) * reach,
    p[1] + (at[1] - middle[1]) * reach,
  ];
  const [left, right]: [Point, Point] = [
    [back[0] - dx, back[1] - dy],
    [front[0] + dx, front[1] + dy],
  ];
  const bow: Point = [
    middle[0] - (at[0] - middle[0]) * 0.12,
    middle[1] - (at[1] - middle[1]) * 0.12,
  ];
  return {
    above: pathOf([left, back, bow, front, right, beyond(right), beyond(left)]),
    ring: plumage.collar ? fill(brush(curve([back, bow, front]), 13, BRUSH), plumage.collar) : '',
  };
}

/** The nape of a white bird lies in mist; the gradient crosses the neck wherever it goes. */
function paleNeck({ nape, throat }: HeadPose, d: string): Svg {
  const [back, front] = [along(curve(nape), 0.7), along(curve(throat), 0.2)];
  return shade(d, inks.mist, { from: mix(front, back, 0.45), to: back, end: 0.8 });
}

/** Outlines of skull, nape and throat; the lit front of the face stays open. */
function neckLines(pose: HeadPose, skull: Line, frame: Frame): Svg {
  const nape = [...knots(pose.nape), nth(skull, 0)];
  const crown = frame(
    pose.neck === 'below' ? '-52,-11 -38,-39 -8,-55 24,-48' : '-30,-46 -4,-55 24,-48',
  );
  const chin = frame('52,21 44,38 27,55');
  const throat = [last(skull), ...knots(pose.throat)];
  return (
    inkLine(nape, 5, LENS) +
    inkLine(crown, 4.2, LENS) +
    inkLine([...chin, nth(knots(pose.throat), 0)], 4.8, LENS) +
    inkLine(throat.slice(0, -1), 3.6, LENS)
  );
}
