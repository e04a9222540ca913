import { closed, curve, type Point } from '../hand/geometry.ts';
import { brush, fill, inkLine, inkLines, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip } from '../hand/press.ts';
import { turned } from './bird.ts';

export interface LegPose {
  /** Where the leg leaves the body, and its length down to the sole. */
  hip: Point;
  length: number;
  /** The near leg catches light; the far one is drawn darker. */
  near?: boolean;
  /** Degrees it swings back (positive) or forward (negative). */
  swing?: number;
}

export interface Leg {
  paint: Svg;
  key: Svg;
}

const swung = ({ hip, swing = 0 }: LegPose, leg: Leg): Leg => ({
  paint: turned(leg.paint, swing, hip[0], hip[1]),
  key: turned(leg.key, swing, hip[0], hip[1]),
});

/** A duck's webbed foot on a short shank. */
export function duckLeg(pose: LegPose, colour: string = inks.orange): Leg {
  const { hip, length: h, near = false } = pose;
  const [x, y] = hip;
  const shape = closed([
    [x - 16, y, 1],
    [x - 10, y + h * 0.4],
    [x - 9, y + h * 0.75],
    [x - 14, y + h - 6],
    [x - 22, y + h + 2],
    [x - 10, y + h + 4],
    [x + 14, y + h + 2],
    [x + 48, y + h + 10],
    [x + 66, y + h + 8, 1],
    [x + 54, y + h - 2],
    [x + 36, y + h - 9],
    [x + 16, y + h - 15],
    [x + 9, y + h * 0.7],
    [x + 12, y + h * 0.35],
    [x + 20, y, 1],
  ]);
  const gleam: Point[] = [
    [x + 6, y + 4],
    [x + 3, y + h * 0.5],
    [x + 6, y + h - 16],
  ];
  const light = near ? clip(shape.d, inkLine(gleam, 4, LENS, inks.gold)) : '';
  return swung(pose, {
    paint: fill(shape.d, near ? colour : overprints.legShade) + light,
    key: inkLines([
      [
        4,
        [
          [x - 22, y + h + 3],
          [x + 10, y + h + 5],
          [x + 64, y + h + 10],
        ],
      ],
      [
        2.4,
        [
          [x + 8, y + h - 8],
          [x + 32, y + h - 2],
          [x + 56, y + h + 6],
        ],
      ],
      [
        2.2,
        [
          [x + 2, y + h - 6],
          [x + 16, y + h],
          [x + 28, y + h + 6],
        ],
      ],
      [
        3.4,
        [
          [x - 16, y + 6],
          [x - 10, y + h * 0.45],
          [x - 10, y + h * 0.8],
          [x - 18, y + h],
        ],
      ],
    ]),
  });
}

/** The same for a duckling: thinner, with a small foot. */
export function ducklingLeg(pose: LegPose, colour: string = inks.orange): Leg {
  const { hip, length: h, near = false } = pose;
  const [x, y] = hip;
  const shape = closed([
    [x - 9, y, 1],
    [x - 6, y + h * 0.5],
    [x - 7, y + h - 4],
    [x - 16, y + h + 3],
    [x + 10, y + h + 4],
    [x + 36, y + h + 7, 1],
    [x + 26, y + h - 4],
    [x + 8, y + h - 9],
    [x + 5, y + h * 0.5],
    [x + 9, y, 1],
  ]);
  return swung(pose, {
    paint: fill(shape.d, near ? colour : overprints.legShade),
    key: inkLines([
      [
        3,
        [
          [x - 16, y + h + 4],
          [x + 10, y + h + 5],
          [x + 36, y + h + 8],
        ],
      ],
      [
        2,
        [
          [x + 2, y + h - 3],
          [x + 14, y + h],
          [x + 26, y + h + 5],
        ],
      ],
    ]),
  });
}

/** A hen's scaled shank with three toes forward and one back. */
export function henLeg(pose: LegPose): Leg {
  const { hip, length: h, near = false } = pose;
  const [x, y] = hip;
  const foot: Point = [x - 4, y + h];
  const shank = brush(
    [[x, y], [x + 2, y + h * 0.4], [x - 2, y + h * 0.75], foot],
    15,
    (t) => 1 - 0.25 * Math.sin(Math.PI * t),
  );
  const toe = (dx: number, dy: number, width: number) =>
    brush(
      curve([
        [foot[0], foot[1] - 6],
        [foot[0] + dx * 0.5, foot[1] + dy * 0.3 - 4],
        [foot[0] + dx, foot[1] + dy],
      ]),
      width,
      (t) => 1 - 0.75 * t,
    );
  const scales = Array.from({ length: 6 }, (_, i) => y + 20 + i * h * 0.13).map(
    (row): readonly [number, Point[]] => [
      2,
      [
        [x - 6, row],
        [x, row + 3],
        [x + 7, row],
      ],
    ],
  );
  return swung(pose, {
    paint: fill(
      shank + toe(58, 10, 11) + toe(40, 24, 11) + toe(-30, 12, 10),
      near ? inks.gold : overprints.shankShade,
    ),
    key: inkLines([
      ...scales,
      [
        3,
        [
          [x - 7, y + 6],
          [x - 6, y + h * 0.5],
          [x - 11, y + h - 2],
        ],
      ],
      [
        2.5,
        [
          [x - 34, y + h + 14],
          [x - 10, y + h + 4],
        ],
      ],
      [
        2.6,
        [
          [x + 4, y + h + 2],
          [x + 30, y + h + 8],
          [x + 54, y + h + 13],
        ],
      ],
    ]),
  });
}
