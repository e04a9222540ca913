import { duckPoses, type LandPose } from './duck-poses.ts';

const { legs } = duckPoses.grazing;

/** Heads down in the grass: the neck leaves the breast low and drops in one bow. */
export const foragingPoses = {
  /** The bill at the ground, close before the feet. */
  nibbling: {
    head: {
      at: [556, 452],
      turn: 50,
      neck: 'behind',
      nape: '336,202! 398,200 452,226 496,282 526,344 548,392',
      throat: '506,456 486,420 470,388 457,372 426,398 392,400!',
    },
    legs,
    tilt: 6,
  },
  /** Stretched forward and low, hunting along the blades. */
  reaching: {
    head: {
      at: [606, 330],
      turn: 22,
      neck: 'behind',
      nape: '320,206! 390,196 450,214 510,250 556,272',
      throat: '566,372 524,352 484,336 456,330 430,380!',
    },
    legs,
    tilt: 4,
  },
  /** One looks up: somebody has to. */
  watching: {
    head: duckPoses.standing.head,
    legs,
  },
} as const satisfies Record<string, LandPose>;
