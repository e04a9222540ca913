import type { HenPose } from './hen-poses.ts';

/** Hens on their way: more poses beside `henPoses`. */
export const henWalks = {
  /** Down a ramp, watching her feet. */
  descending: {
    head: { at: [470, 142], turn: 14 },
    nape: '418,128! 404,160 378,196 336,222',
    hem: '306,240! 340,248 366,270 388,276 420,294 444,286',
    throat: '470,262 490,222 482,188 482,168',
    tilt: 11,
    legs: [
      { hip: [256, 430], length: 90, swing: 20 },
      { hip: [330, 436], length: 94, near: true, swing: -16 },
    ],
  },
  /** Head high and forward, one foot before the other. */
  strolling: {
    head: { at: [436, 84], turn: -4 },
    nape: '386,76! 376,112 350,164 306,206',
    hem: '278,226! 312,236 338,258 360,264 392,282 414,274',
    throat: '440,248 456,200 450,142 452,112',
    tilt: 2,
    legs: [
      { hip: [252, 428], length: 92, swing: 22 },
      { hip: [330, 434], length: 96, near: true, swing: -16 },
    ],
  },
  /** Standing, her head drawn back to have a good look. */
  inspecting: {
    head: { at: [386, 98], turn: 3 },
    nape: '336,90! 324,126 308,170 284,208',
    hem: '262,226! 296,236 324,258 348,264 382,282 408,274',
    throat: '434,250 440,204 414,150 406,122',
    legs: [
      { hip: [256, 430], length: 90 },
      { hip: [324, 436], length: 94, near: true },
    ],
  },
} as const satisfies Record<string, HenPose>;
