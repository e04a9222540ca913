import { printBird } from '../birds/bird.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { flock } from '../birds/flock.ts';
import { fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { cattails, grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill, waterline } from '../land/ground.ts';
import { eveningSky } from '../land/skies.ts';
import { streaks } from '../land/sky.ts';
import { eveningWater } from '../land/water.ts';
import type { Scene } from '../scene.ts';
import { farShore } from './ducks-01/far-shore.ts';
import { swimmers } from './ducks-01/swimmers.ts';

const [width, height] = [1600, 1200];
const sun = [1080, 430] as const;

const water = () =>
  eveningWater(width, 584, height, { sun: sun[0] }) +
  layer(fill(waterline('-20,583 400,580 800,586 1200,581 1640,584'), inks.ink), 'key') +
  layer(
    streaks(0, 592, 660, 90, {
      count: 60,
      length: [60, 220],
      width: [3, 8],
      colour: inks.spruce,
      seed: 52,
    }) +
      streaks(1260, 592, 360, 90, {
        count: 40,
        length: [60, 220],
        width: [3, 8],
        colour: inks.spruce,
        seed: 53,
      }),
    'ink3',
  );

function nearBank(): Svg {
  const offBank = (slack: number) => (x: number, y: number) => y < slack - (x - 540) * 0.36;
  return (
    layer(
      hill('520,1240 700,1150 880,1080 1080,1046 1300,1040 1640,1010', 1260, inks.olive, {
        light: inks.sage,
        dark: inks.spruce,
        seed: 5,
        rows: 12,
        shadow: inks.ink,
        shadowEnd: 0.7,
        width: [2, 6],
      }) +
        meadow(560, 1640, 1050, 1210, {
          count: 420,
          seed: 4,
          colour: inks.spruce,
          height: [16, 60],
          width: [3, 7],
          avoid: offBank(1240),
        }) +
        meadow(560, 1640, 1050, 1210, {
          count: 300,
          seed: 5,
          colour: inks.sage,
          height: [16, 60],
          width: [3, 6],
          avoid: offBank(1250),
        }) +
        tufts(600, 1000, (x) => 1216 - (x - 560) * 0.32, {
          count: 14,
          seed: 61,
          colour: inks.spruce,
          height: [40, 80],
          width: [5, 9],
        }),
    ) +
    layer(contactShadow(1276, 1088, 440, 40), 'soft') +
    printBird(duckOnLand('standing', ...flock.white), 1530, 466, { scale: 1.13, flip: true }) +
    layer(
      tufts(980, 1480, (_x, next) => 1122 + next.between(-6, 14), {
        count: 13,
        seed: 24,
        height: [24, 54],
        width: [4, 7],
      }) +
        grass(760, 1620, 1216, {
          count: 120,
          height: [40, 110],
          width: [5, 10],
          colour: inks.ink,
          seed: 34,
        }) +
        grass(800, 1620, 1216, { count: 60, height: [50, 130], seed: 36 }) +
        grass(900, 1620, 1216, {
          count: 24,
          height: [60, 140],
          width: [4, 7],
          colour: inks.gold,
          seed: 35,
        }) +
        cattails(22, 1230, 5, 460, 12) +
        cattails(1560, 1230, 4, 420, 9),
    ) +
    layer(
      grass(0, 240, 1220, {
        count: 40,
        height: [60, 220],
        width: [5, 10],
        colour: inks.ink,
        seed: 4,
      }),
      'key',
    ) +
    layer(
      grass(0, 200, 1220, { count: 14, height: [100, 300], colour: inks.gold, seed: 6 }),
      'ink3',
    )
  );
}

/** Sunrise on the pond: the drake and three ducks afloat, a white one on the bank. */
export default {
  name: 'ducks-01',
  width,
  height,
  output: 'content/products/ducks/ducks-01.webp',
  draw: () =>
    sheet(
      width,
      height,
      eveningSky(width, 560, sun) + farShore() + water() + swimmers() + nearBank(),
    ),
} satisfies Scene;
