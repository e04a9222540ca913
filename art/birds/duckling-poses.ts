import type { DownyPose } from './downy-poses.ts';

/** More of what ducklings do: resting, swimming, falling in. Pass one to `duckling`. */
export const ducklingPoses = {
  /** Sitting with the head sunk between the shoulders. */
  dozing: {
    outline:
      '26,188! 46,166 80,150 106,140 116,124 118,98 132,66 170,48 210,58 232,84 236,114 224,140 214,158 218,184 208,214 172,236 116,240 66,230 38,212',
    wing: { dx: -2, dy: 18 },
    bill: [231, 84],
    billTurn: 12,
    eye: [188, 94],
    drowsy: true,
    legs: [],
    lines: [
      [4.5, '210,210 170,238 112,241 62,228'],
      [3, '118,124 117,100 130,70'],
      [3.4, '228,132 216,150 212,164'],
    ],
  },
  /** Flat out on the belly, chin on the straw. */
  flopped: {
    outline:
      '16,204! 40,176 86,156 132,152 168,162 190,166 206,152 236,144 266,154 280,180 276,208 258,230 226,238 160,241 84,240 36,228',
    wing: { dx: -20, dy: 26, turn: -6 },
    bill: [274, 178],
    billTurn: 10,
    eye: [240, 186],
    asleep: true,
    legs: [],
    lines: [
      [4.5, '268,224 226,240 150,242 60,236'],
      [3, '190,166 182,188 190,212'],
    ],
  },
  /** Afloat, level and low; the waterline lies at y 206. */
  paddling: {
    outline:
      '8,142! 32,150 66,146 104,134 130,120 140,98 142,66 158,34 196,18 234,32 252,60 252,88 236,112 226,128 240,146 244,176 226,206 186,222 110,226 54,212 22,178',
    wing: { dx: -8, dy: -4, turn: -3 },
    bill: [249, 57],
    eye: [208, 64],
    legs: [],
    lines: [
      [3, '141,96 141,70 154,42'],
      [3.4, '246,104 232,120 226,132'],
      [4, '242,160 238,190 222,208'],
    ],
  },
  /** Afloat, neck stretched toward something on the water. */
  reaching: {
    outline:
      '8,138! 34,148 70,146 112,140 150,136 182,128 196,104 222,84 256,84 282,104 288,132 276,156 252,168 236,184 214,208 176,222 106,226 52,212 22,178',
    wing: { dx: -20, dy: 0, turn: -2 },
    bill: [284, 118],
    billTurn: 16,
    eye: [246, 122],
    legs: [],
    lines: [
      [3, '152,136 182,128 196,106'],
      [3.4, '272,160 252,170 236,186'],
    ],
  },
  /** Nose first over an edge: both feet still behind. */
  tipping: {
    outline:
      '26,108! 44,120 82,118 124,112 160,112 184,106 208,96 240,100 264,122 270,152 258,180 232,192 206,186 190,188 178,206 146,222 102,218 62,198 36,160',
    wing: { dx: -10, dy: -16, turn: -22 },
    bill: [266, 142],
    billTurn: 34,
    eye: [232, 142],
    legs: [
      { hip: [84, 200], length: 34, swing: 50 },
      { hip: [116, 212], length: 38, near: true, swing: 34 },
    ],
    lines: [
      [4.5, '186,196 146,224 102,220 58,194'],
      [3.2, '208,188 230,194 252,184'],
    ],
  },
} as const satisfies Record<string, DownyPose>;
