import { type Knots, knots, type Line, type Point } from '../../hand/geometry.ts';

/** The close drake is drawn in a floating duck's units, enlarged before it is carved. */
export const enlarged = 2.5;

export const big = (given: Knots): Line =>
  knots(given).map(
    (p): Point =>
      p[2] ? [p[0] * enlarged, p[1] * enlarged, 1] : [p[0] * enlarged, p[1] * enlarged],
  );

/** Where the breast turns away from the light; neck and body share it. */
export const breastShade = {
  from: [430 * enlarged, 210 * enlarged],
  to: [545 * enlarged, 250 * enlarged],
} as const;
