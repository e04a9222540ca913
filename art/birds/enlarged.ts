import { enlarge } from '../hand/enlarge.ts';
import type { Bird } from './bird.ts';

/** A bird for a close-up: larger, with the grain of everything around it. */
export const enlarged = (bird: Bird, factor: number): Bird => ({
  silhouette: enlarge(bird.silhouette, factor),
  paint: enlarge(bird.paint, factor),
  key: enlarge(bird.key, factor),
  crisp: enlarge(bird.crisp, factor),
});
