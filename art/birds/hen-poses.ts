import type { Knots, Point } from '../hand/geometry.ts';
import type { LegPose } from './legs.ts';

/** Where a hen's head is and how her hackle falls from it over the shoulders. */
export interface HenPose {
  head: { at: Point; turn?: number };
  /** The cape: from the back of the head down the nape … */
  nape: Knots;
  /** … along its hem over the shoulder … */
  hem: Knots;
  /** … and up the breast to the chin. */
  throat: Knots;
  /** Degrees the body leans forward about the hip. */
  tilt?: number;
  legs: readonly LegPose[];
}

const legs: readonly LegPose[] = [
  { hip: [256, 430], length: 90 },
  { hip: [324, 436], length: 94, near: true },
];

export const henPoses = {
  standing: {
    head: { at: [412, 92] },
    nape: '362,84! 350,120 330,166 296,206',
    hem: '270,226! 304,234 330,256 352,262 384,280 408,272',
    throat: '434,246 446,196 430,142 430,116',
    legs,
  },
  pecking: {
    head: { at: [584, 470], turn: 62 },
    nape: '574,418! 560,348 520,280 458,232 408,216',
    hem: '366,226! 396,262 414,296 442,326 458,360 470,392',
    throat: '498,404 526,438 548,474 560,490',
    tilt: 24,
    legs,
  },
} as const satisfies Record<string, HenPose>;
