import type { HeadPose } from './duck-head.ts';
import type { LegPose } from './legs.ts';

export interface LandPose {
  head: HeadPose;
  /** Far leg first. */
  legs: readonly LegPose[];
  /** Degrees the body leans forward about the hip. */
  tilt?: number;
  /** The neck lies over the wing instead of under it. */
  over?: boolean;
}

const standingLegs: readonly LegPose[] = [
  { hip: [232, 432], length: 88 },
  { hip: [306, 436], length: 100, near: true },
];

/** Poses of a duck ashore. A new one is a head, a nape and a throat: draw it beside these. */
export const duckPoses = {
  standing: {
    head: {
      at: [392, 75],
      neck: 'below',
      nape: '282,232! 300,200 324,180 336,150 338,122 338,98',
      throat: '406,148 404,174 418,206 448,250 440,300!',
    },
    legs: standingLegs,
  },
  walking: {
    head: {
      at: [420, 92],
      turn: 4,
      neck: 'below',
      nape: '282,232! 306,200 336,184 356,158 362,132 364,112',
      throat: '430,166 424,190 432,216 452,254 440,300!',
    },
    legs: [
      { hip: [226, 424], length: 96, swing: 24 },
      { hip: [312, 428], length: 108, near: true, swing: -20 },
    ],
    tilt: 3,
  },
  grazing: {
    head: {
      at: [548, 440],
      turn: 60,
      neck: 'behind',
      nape: '300,240! 350,200 420,214 488,276 538,338',
      throat: '496,436 478,400 450,384 400,380!',
    },
    legs: standingLegs,
    tilt: 4,
  },
  preening: {
    head: {
      at: [212, 222],
      turn: 52,
      flip: true,
      neck: 'behind',
      nape: '436,268! 426,214 392,178 330,160 262,154',
      throat: '286,268 340,262 396,310!',
    },
    legs: standingLegs,
    over: true,
  },
  sleeping: {
    head: {
      at: [298, 192],
      turn: 14,
      flip: true,
      neck: 'behind',
      nape: '448,280! 442,232 414,190 366,154',
      throat: '312,254 352,268 404,288!',
      asleep: true,
      tucked: true,
    },
    legs: [],
    over: true,
  },
} as const satisfies Record<string, LandPose>;
