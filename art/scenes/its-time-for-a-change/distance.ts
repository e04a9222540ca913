import { heightOf, rect } from '../../hand/geometry.ts';
import { fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { glow, layer, shade } from '../../hand/press.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { streaks } from '../../land/sky.ts';
import { treeline } from '../../land/trees.ts';

/** A wide clear autumn sky; the sun itself is out of the picture, low on the right. */
function sky(width: number): Svg {
  return (
    layer(fill(rect(-10, -10, width + 20, 640), inks.apricot)) +
    shade(rect(0, 0, width, 420), inks.mist, {
      to: [0, 400],
      start: 1,
      end: 0,
      middle: [0.4, 0.8],
    }) +
    glow(1640, 470, 620, inks.gold, 0.9) +
    layer(
      streaks(60, 90, 1200, 110, { count: 7, length: [240, 620], width: [5, 14], seed: 5 }) +
        streaks(500, 250, 1100, 120, {
          count: 7,
          length: [200, 560],
          width: [4, 11],
          colour: inks.white,
          seed: 9,
        }),
      'ink3',
    )
  );
}

export function distance(width: number): Svg {
  const ridge = '-20,566 300,536 620,552 960,574 1300,560 1640,544';
  const peaks = range(
    [
      [-80, 470, 'saddle'],
      [120, 410, 'summit'],
      [330, 486, 'saddle'],
      [560, 366, 'summit'],
      [680, 408, 'saddle'],
      [780, 396, 'summit'],
      [1010, 500, 'saddle'],
      [1240, 436, 'summit'],
      [1430, 496, 'saddle'],
      [1680, 430, 'summit'],
    ],
    620,
    {
      lit: overprints.farRock,
      dark: overprints.farShade,
      snowLine: 404,
      forestLine: 560,
      forest: inks.dusk,
      seed: 31,
      haze: inks.apricot,
      hazeEnd: 0.7,
      marks: 0.6,
    },
  );
  return (
    sky(width) +
    layer(peaks, 'ink2') +
    layer(
      hill(ridge, 700, inks.spruce, { light: inks.olive, seed: 9, rows: 6, lightGap: [80, 240] }) +
        treeline(-10, 1640, heightOf(ridge, 10), [14, 44], { seed: 3, step: 12, light: inks.gold }),
    )
  );
}
