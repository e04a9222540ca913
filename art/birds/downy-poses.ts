import type { Knots, Point } from '../hand/geometry.ts';
import type { LegPose } from './legs.ts';

/** A small downy body: one outline holds body and head, for they hardly have a neck. */
export interface DownyPose {
  outline: Knots;
  /** Where the stubby wing hangs; null hides it. */
  wing: { dx: number; dy: number; turn?: number };
  /** The bill's base, and degrees it drops. */
  bill: Point;
  billTurn?: number;
  eye: Point;
  asleep?: boolean;
  /** Half asleep: the lid hangs over the eye. */
  drowsy?: boolean;
  legs: readonly LegPose[];
  /** Dark key lines: under the belly, at the nape, under the chin. */
  lines: readonly (readonly [width: number, knots: Knots])[];
}

const legs: readonly LegPose[] = [
  { hip: [112, 224], length: 34 },
  { hip: [142, 226], length: 38, near: true },
];

const upright = {
  outline:
    '26,162! 50,150 86,136 112,120 122,98 122,68 138,34 178,17 216,30 236,58 238,86 224,112 208,132 214,162 206,200 170,230 116,236 66,220 38,192',
  wing: { dx: 0, dy: 0 },
  bill: [234, 55],
  eye: [192, 62],
  lines: [
    [4.5, '202,196 166,226 112,232 62,214'],
    [3, '122,96 121,70 134,40'],
    [3.4, '230,102 214,124 208,138'],
  ],
} as const satisfies Omit<DownyPose, 'legs'>;

export const downyPoses = {
  standing: { ...upright, legs },
  walking: {
    ...upright,
    legs: [
      { hip: [108, 222], length: 36, swing: 26 },
      { hip: [146, 224], length: 40, near: true, swing: -20 },
    ],
  },
  /** Afloat or sitting: no legs; the waterline lies at y 214. */
  swimming: { ...upright, legs: [] },
  sleeping: {
    outline:
      '24,196! 44,168 84,148 124,140 148,128 172,112 208,108 238,126 250,156 246,186 234,208 226,222 188,236 120,240 64,232 36,216',
    wing: { dx: -6, dy: 22, turn: -4 },
    bill: [243, 152],
    billTurn: 14,
    eye: [206, 162],
    asleep: true,
    legs: [],
    lines: [
      [4.5, '240,204 190,236 120,240 62,232'],
      [3, '150,128 168,150 172,176'],
      [3.2, '232,206 210,214 190,212'],
    ],
  },
  /** Head down to the ground or the dish. */
  pecking: {
    outline:
      '30,138! 60,124 100,118 140,116 176,120 206,132 236,152 252,180 248,208 230,228 206,232 184,220 172,216 150,234 106,232 64,208 40,176',
    wing: { dx: -10, dy: -8, turn: 4 },
    bill: [248, 186],
    billTurn: 52,
    eye: [222, 182],
    legs,
    lines: [
      [4.5, '168,218 148,234 106,232 64,208'],
      [3.2, '186,222 206,233 226,230'],
      [3, '176,120 206,132 230,148'],
    ],
  },
} as const satisfies Record<string, DownyPose>;
