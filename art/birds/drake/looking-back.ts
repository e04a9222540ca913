import type { Bird } from '../bird.ts';
import { drakeBody } from './body.ts';
import { drakeHead } from './head.ts';

/** A drake afloat who looks over his back at his own curls: 1350 × 790 pixels, waterline at 770. */
export const drakeLookingBack: Bird = {
  silhouette: drakeBody.silhouette + drakeHead.silhouette,
  paint: drakeBody.paint + drakeHead.paint,
  key: drakeBody.key + drakeHead.key,
  crisp: drakeHead.crisp,
};
