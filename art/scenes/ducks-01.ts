import { printBird } from '../birds/bird.ts';
import { duckAfloat } from '../birds/duck-afloat.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { cattails, grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill, waterline } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { eveningSky } from '../land/skies.ts';
import { streaks } from '../land/sky.ts';
import { tree, treeline } from '../land/trees.ts';
import { eveningWater, reflection, wake } from '../land/water.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const sun = [1080, 430] as const;

function farShore(): Svg {
  const peaks = range(
    [
      [-80, 430, 'saddle'],
      [70, 350, 'summit'],
      [210, 430, 'saddle'],
      [400, 208, 'summit'],
      [520, 262, 'saddle'],
      [600, 250, 'summit'],
      [770, 440, 'saddle'],
      [900, 384, 'summit'],
      [1030, 470, 'saddle'],
      [1190, 396, 'summit'],
      [1290, 440, 'saddle'],
      [1460, 322, 'summit'],
      [1700, 440, 'saddle'],
    ],
    600,
    { snowLine: 320, forestLine: 520, seed: 12, hazeEnd: 0.5 },
  );
  return (
    layer(peaks, 'ink2') +
    layer(
      hill('-20,516 180,486 420,506 640,528 900,516 1200,494 1420,478 1640,506', 620, inks.dusk, {
        light: inks.mist,
        dark: inks.spruce,
        seed: 3,
        rows: 10,
        shadow: inks.spruce,
        shadowEnd: 0.9,
      }),
      'ink2',
    ) +
    layer(
      treeline(-10, 620, (x) => 552 + Math.sin(x / 90) * 6, [26, 92], {
        seed: 5,
        step: 15,
        light: inks.gold,
      }) +
        treeline(620, 1300, () => 556, [10, 34], { seed: 15, step: 11 }) +
        treeline(1290, 1620, (x) => 556 + Math.sin(x / 60) * 5, [30, 110], {
          seed: 6,
          step: 16,
          light: inks.gold,
        }) +
        tree(690, 566, 120, { seed: 3 }) +
        tree(770, 568, 86, { seed: 9, colour: inks.sage, light: inks.apricot }) +
        hill('-20,560 300,552 700,566 1100,556 1640,562', 600, inks.sage, {
          light: inks.gold,
          dark: inks.olive,
          seed: 8,
          rows: 6,
          lightGap: [10, 50],
          darkGap: [10, 50],
        }),
    )
  );
}

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

function swimmers(): Svg {
  const drake = duckAfloat('mallard');
  const [x, y, scale] = [176, 560, 1.12];
  return (
    printBird(duckAfloat('brown'), 600, 588, { scale: 0.27, flip: true }) +
    layer(
      streaks(440, 668, 200, 18, { count: 10, length: [60, 170], width: [3, 5], seed: 5 }) +
        streaks(440, 676, 180, 30, {
          count: 10,
          length: [40, 120],
          width: [3, 5],
          colour: inks.umber,
          seed: 6,
        }),
      'ink3',
    ) +
    reflection(drake, x, y, { scale, waterline: 305 }) +
    layer(
      streaks(140, 918, 640, 190, {
        count: 44,
        length: [90, 380],
        width: [4, 13],
        colour: inks.dusk,
        seed: 31,
      }) +
        streaks(160, 940, 560, 170, {
          count: 22,
          length: [90, 260],
          width: [4, 9],
          colour: inks.spruce,
          seed: 36,
        }) +
        streaks(160, 925, 560, 150, {
          count: 10,
          length: [100, 300],
          width: [3, 8],
          colour: inks.apricot,
          seed: 33,
        }),
      'ink3',
    ) +
    printBird(drake, x, y, { scale }) +
    wake(150, 790, 912)
  );
}

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
    layer(contactShadow(1200, 1090, 480, 42), 'soft') +
    printBird(duckOnLand('standing'), 1480, 408, { scale: 1.24, flip: true }) +
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
        cattails(52, 1230, 5, 460, 12) +
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

/** Evening on the pond: a drake afloat, a white duck on the bank. */
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
