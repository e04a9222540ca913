import { heightOf, rect } from '../hand/geometry.ts';
import { dot, fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { furrows, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { streaks } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [2400, 560];

const sky = (): Svg =>
  layer(fill(rect(-10, -10, width + 20, 220), inks.apricot)) +
  shade(rect(0, 0, width, 120), inks.mist, { from: [0, -20], to: [0, 120], start: 1, end: 0 }) +
  glow(1590, 130, 260, inks.gold, 0.9) +
  layer(
    streaks(0, 10, width, 90, {
      count: 16,
      length: [160, 520],
      width: [3, 8],
      colour: inks.paper,
      seed: 8,
    }),
    'ink3',
  ) +
  layer(dot(1590, 120, 64, inks.white), 'ink2');

function distance(): Svg {
  const edge = '-20,176 500,168 1100,178 1700,170 2420,176';
  const peaks = range(
    [
      [-60, 120, 'saddle'],
      [200, 84, 'summit'],
      [460, 132, 'saddle'],
      [760, 46, 'summit'],
      [880, 70, 'saddle'],
      [970, 64, 'summit'],
      [1200, 140, 'saddle'],
      [1400, 112, 'summit'],
      [1600, 146, 'saddle'],
      [1900, 90, 'summit'],
      [2140, 136, 'saddle'],
      [2300, 96, 'summit'],
      [2480, 130, 'saddle'],
    ],
    200,
    { snowLine: 78, seed: 12, hazeEnd: 0.6 },
  );
  return (
    layer(peaks, 'ink2') +
    layer(
      hill(edge, 240, inks.spruce, { light: inks.olive, rows: 3, seed: 4 }) +
        treeline(-10, 2420, heightOf(edge, 6), [16, 54], { seed: 7, step: 17, light: inks.olive }),
    )
  );
}

/** Ploughed and not yet planted. */
export default {
  name: 'field',
  width,
  height,
  output: 'content/products/plants/field.webp',
  draw: () =>
    sheet(
      width,
      height,
      sky() +
        distance() +
        layer(
          furrows('-20,206 700,196 1500,212 2420,200 2420,580 -20,580', {
            colour: inks.tan,
            furrow: inks.umber,
            vanishing: [1590, 120],
            count: 150,
            width: [58, 72],
            spread: 7000,
            seed: 11,
          }),
        ) +
        shade(rect(0, 200, width, 360), inks.ink, { from: [0, 330], to: [0, 640], end: 0.6 }),
    ),
} satisfies Scene;
