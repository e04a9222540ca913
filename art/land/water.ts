import type { Bird } from '../birds/bird.ts';
import { group, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer } from '../hand/press.ts';

interface ReflectionOptions {
  scale?: number;
  flip?: boolean;
  /** Where the bird meets the water, in its own units. */
  waterline?: number;
  under?: string;
  opacity?: number;
}

/** A bird mirrored in the water below (x, y); lay streaks over it to break it up. */
export function reflection(bird: Bird, x: number, y: number, options: ReflectionOptions = {}): Svg {
  const { scale = 1, flip = false, waterline = 305, under = inks.spruce, opacity = 0.72 } = options;
  const across = flip ? -scale : scale;
  const mirrored = group(
    `<g fill="${under}">${bird.silhouette}</g>${bird.paint}`,
    `transform="translate(${x} ${y + waterline * scale}) scale(${across} ${-scale * 0.72}) translate(0 ${-waterline})"`,
  );
  return group(layer(mirrored, 'soft'), `opacity="${opacity}"`);
}
