import { type Point, rect } from '../hand/geometry.ts';
import { dot, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { glow, layer, shade } from '../hand/press.ts';
import { rays, streaks } from './sky.ts';

/** The sun with its rays; `radius` about 86 for a 1600 px picture. */
export const risingSun = (at: Point, radius: number, seed = 4): Svg =>
  glow(at[0], at[1], radius * 4.9, inks.gold, 0.95) +
  layer(
    rays(at[0], at[1], radius * 1.3, radius * 5, {
      count: 52,
      colour: inks.paper,
      seed,
      width: radius * 0.105,
      from: Math.PI * 0.95,
      to: Math.PI * 2.05,
    }),
    'ink3',
  );

/** Apricot below, dusk above, thin white and rust bands. Paint it down to the horizon. */
export function eveningSky(width: number, horizon: number, sun: Point | null, seed = 8): Svg {
  const h = horizon / 560;
  const band = { length: [160, 520] as const, width: [4, 13] as const };
  return (
    layer(fill(rect(-10, -10, width + 20, horizon + 30), inks.apricot)) +
    shade(rect(0, 0, width, 360 * h), inks.mist, {
      to: [0, 330 * h],
      start: 1,
      end: 0,
      middle: [0.35, 0.85],
    }) +
    shade(rect(0, 0, width, 200 * h), inks.dusk, {
      from: [0, -60],
      to: [0, 190 * h],
      start: 0.9,
      end: 0,
    }) +
    (sun ? risingSun(sun, 86) : '') +
    layer(
      streaks(0, 40, width, 220 * h, { ...band, count: 26, colour: inks.paper, seed }) +
        streaks(0, 200 * h, width, 150 * h, {
          ...band,
          count: 9,
          colour: inks.rust,
          seed: seed + 10,
        }),
      'ink3',
    ) +
    (sun ? layer(dot(sun[0], sun[1], 86, inks.white), 'ink2') : '')
  );
}

/** A clear day: dusk above, paper at the horizon. Add clouds over it. */
export const daySky = (width: number, horizon: number): Svg =>
  layer(fill(rect(-10, -10, width + 20, horizon + 60), inks.mist)) +
  shade(rect(0, 0, width, horizon), inks.paper, {
    from: [0, horizon * 0.19],
    to: [0, horizon * 0.88],
    end: 1,
  }) +
  shade(rect(0, 0, width, horizon * 0.47), inks.dusk, {
    from: [0, -80],
    to: [0, horizon * 0.44],
    start: 0.95,
    end: 0,
  });
