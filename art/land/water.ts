import type { Bird } from '../birds/bird.ts';
import { rect } from '../hand/geometry.ts';
import { fill, group, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { glow, layer, shade } from '../hand/press.ts';
import { streaks } from './sky.ts';

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

interface PondOptions {
  /** Where the sun stands: its light falls on the water below it. */
  sun?: number | null;
  seed?: number;
}

/** Evening water from the far bank at y down to the foot of the sheet. */
export function eveningWater(
  width: number,
  y: number,
  height: number,
  options: PondOptions = {},
): Svg {
  const { sun = null, seed = 2 } = options;
  const whole = { perspective: true, length: [90, 430] as const };
  const depth = height - y;
  return (
    layer(fill(rect(-10, y, width + 20, depth + 20), inks.dusk), 'ink2') +
    shade(rect(0, y, width, 260), inks.apricot, {
      from: [0, y],
      to: [0, y + 245],
      start: 1,
      end: 0,
    }) +
    (sun === null ? '' : glow(sun, y + 56, 300, inks.gold, 0.9)) +
    shade(rect(0, y + depth * 0.28, width, depth * 0.72), inks.ink, {
      from: [0, y + depth * 0.35],
      to: [0, height + 40],
      end: 0.75,
    }) +
    shade(rect(0, y - 6, width, 80), inks.spruce, {
      from: [0, y - 4],
      to: [0, y + 66],
      start: 1,
      end: 0,
    }) +
    layer(
      streaks(0, y + 16, width, 130, {
        ...whole,
        count: 90,
        length: [60, 300],
        width: [3, 8],
        colour: inks.dusk,
        seed,
      }) +
        streaks(0, y + 16, width, depth * 0.68, {
          ...whole,
          count: 150,
          width: [4, 13],
          colour: inks.apricot,
          seed: seed + 5,
          density: (_u, v) => 0.9 - v * 0.5,
        }) +
        streaks(0, y + 56, width, depth * 0.8, {
          ...whole,
          count: 120,
          width: [4, 14],
          colour: inks.spruce,
          seed: seed + 15,
          density: (_u, v) => 0.3 + v * 0.5,
        }) +
        (sun === null
          ? ''
          : streaks(sun - 140, y + 12, 280, 330, {
              perspective: true,
              count: 70,
              length: [50, 190],
              width: [5, 13],
              seed: seed + 19,
              density: (_u, v) => 1 - v * 0.7,
            })),
      'ink3',
    )
  );
}

/** The bright wake at a floating bird's waterline, from x0 to x1. */
export const wake = (x0: number, x1: number, y: number, seed = 3): Svg => {
  const w = x1 - x0;
  return layer(
    streaks(x0, y - 10, w, 10, { count: 8, length: [w * 0.3, w * 0.8], width: [5, 10], seed }) +
      inkLine(
        `${x0 - 30},${y} ${x0 + w * 0.24},${y + 14} ${x0 + w * 0.62},${y + 14} ${x1 + 10},${y - 10}`,
        7,
        LENS,
        inks.white,
      ) +
      inkLine(
        `${x0 - 90},${y + 30} ${x0 + w * 0.22},${y + 54} ${x0 + w * 0.7},${y + 50} ${x1 + 110},${y + 18}`,
        6,
        LENS,
        inks.apricot,
      ),
    'key',
  );
};
