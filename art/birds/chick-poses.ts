import type { DownyPose } from './downy-poses.ts';
import type { LegPose } from './legs.ts';

const legs: readonly LegPose[] = [
  { hip: [116, 222], length: 56 },
  { hip: [150, 226], length: 58, near: true },
];

const belly = [4.5, '206,196 168,228 124,232 84,214'] as const;

/** Chicks stand higher and rounder than ducklings: a ball on two thin legs. */
export const chickPoses = {
  standing: {
    outline:
      '34,146! 58,128 92,118 112,102 118,80 118,56 132,28 162,14 194,20 216,42 222,70 214,98 206,116 216,142 218,172 202,206 166,230 126,233 84,214 52,182',
    wing: { dx: 0, dy: 0 },
    bill: [214, 54],
    eye: [184, 58],
    legs,
    lines: [belly, [3, '118,84 117,58 130,32'], [3.2, '214,98 206,114 211,132']],
  },
  walking: {
    outline:
      '28,132! 56,120 92,114 118,102 128,80 130,56 146,30 176,18 208,26 228,48 234,76 226,104 216,120 222,144 220,172 202,206 166,228 124,230 82,208 48,172',
    wing: { dx: 2, dy: -4 },
    bill: [226, 60],
    eye: [197, 63],
    legs: [
      { hip: [112, 218], length: 58, swing: 28 },
      { hip: [152, 222], length: 60, near: true, swing: -18 },
    ],
    lines: [belly, [3, '130,84 129,58 144,34'], [3.2, '226,104 216,118 219,136']],
  },
  /** The beak in the water. */
  drinking: {
    outline:
      '30,104! 60,96 100,92 140,98 172,108 200,118 230,132 250,156 252,186 238,208 212,216 188,208 172,216 142,232 104,226 66,196 42,152',
    wing: { dx: -14, dy: -22, turn: 10 },
    bill: [246, 170],
    billTurn: 44,
    eye: [226, 164],
    legs,
    lines: [
      [4.5, '170,216 142,233 104,226 66,196'],
      [3, '188,209 212,217 236,209'],
      [3, '172,108 200,118 226,130'],
    ],
  },
  /** Head up, to let the water run down. */
  swallowing: {
    outline:
      '34,156! 58,134 90,122 110,102 114,78 122,50 142,28 172,18 202,28 220,52 220,80 210,102 206,120 216,146 218,174 202,208 166,230 126,233 84,214 52,186',
    wing: { dx: 0, dy: 2 },
    bill: [204, 42],
    billTurn: -40,
    eye: [184, 60],
    legs,
    lines: [belly, [3, '112,96 115,76 124,50'], [3.2, '220,82 210,104 209,124']],
  },
  sleeping: {
    outline:
      '24,196! 44,166 84,146 124,140 146,126 170,110 206,106 238,122 252,152 248,186 236,212 190,234 120,238 62,230 36,216',
    wing: { dx: -8, dy: 24, turn: -4 },
    bill: [246, 164],
    billTurn: 22,
    eye: [212, 162],
    asleep: true,
    legs: [],
    lines: [
      [4.5, '238,208 190,235 120,239 62,231'],
      [3, '148,128 166,150 170,176'],
    ],
  },
} as const satisfies Record<string, DownyPose>;
