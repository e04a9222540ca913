import { printBird } from '../birds/bird.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { flock } from '../birds/flock.ts';
import { foragingPoses } from '../birds/foraging-poses.ts';
import { closed, rect } from '../hand/geometry.ts';
import { fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, glow, layer, shade, sheet } from '../hand/press.ts';
import { grass, tufts } from '../land/grass.ts';
import { contactShadow, hill } from '../land/ground.ts';
import { streaks } from '../land/sky.ts';
import { reflection } from '../land/water.ts';
import type { Scene } from '../scene.ts';
import { ring, wetBlades } from './ducks-04/wet.ts';

const [width, height] = [1600, 1200];

/** Rain has gone through: the far grass stands as a pale wall. */
const farGrass = () =>
  layer(fill(rect(-10, -10, width + 20, height + 20), overprints.limestone)) +
  shade(rect(0, 0, width, 500), inks.mist, { to: [0, 420], start: 1, end: 0.2 }) +
  glow(1180, 60, 560, inks.paper, 0.9) +
  layer(
    grass(-40, 1640, 560, {
      count: 190,
      height: [180, 440],
      width: [8, 17],
      colour: inks.mist,
      seed: 1,
      spread: 0.35,
    }) +
      grass(-40, 1640, 620, {
        count: 200,
        height: [150, 400],
        width: [8, 17],
        colour: inks.sage,
        seed: 2,
        spread: 0.4,
      }),
    'ink2',
  ) +
  layer(
    hill('-20,640 400,622 900,636 1640,620', 1230, inks.olive, {
      shadow: inks.spruce,
      shadowFrom: [0, 640],
      shadowTo: [0, 1000],
      shadowEnd: 0.95,
    }),
  ) +
  layer(
    grass(-40, 1640, 690, {
      count: 210,
      height: [120, 330],
      width: [8, 16],
      colour: inks.olive,
      seed: 3,
    }) +
      grass(-40, 1640, 720, {
        count: 90,
        height: [120, 300],
        width: [7, 14],
        colour: inks.spruce,
        seed: 4,
      }),
  );

const behind = () =>
  printBird(duckOnLand(foragingPoses.reaching, ...flock.buff), 150, 300, {
    scale: 0.52,
    under: inks.tan,
  }) +
  layer(
    grass(-40, 1640, 720, {
      count: 150,
      height: [70, 230],
      width: [7, 14],
      colour: inks.olive,
      seed: 43,
    }) + grass(-40, 1640, 730, { count: 70, height: [70, 220], colour: inks.sage, seed: 44 }),
  ) +
  layer(
    grass(60, 640, 616, {
      count: 150,
      height: [50, 110],
      width: [7, 12],
      colour: inks.olive,
      seed: 63,
    }) + grass(60, 640, 618, { count: 50, height: [50, 110], colour: inks.sage, seed: 64 }),
  ) +
  layer(contactShadow(1360, 800, 420, 60, inks.spruce), 'soft') +
  printBird(duckOnLand(foragingPoses.watching, ...flock.brown), 1570, 350, {
    scale: 0.8,
    flip: true,
    under: inks.umber,
  }) +
  printBird(duckOnLand(foragingPoses.reaching, ...flock.slate), -60, 424, {
    scale: 0.84,
    under: inks.ink,
  }) +
  layer(
    grass(1130, 1600, 836, {
      count: 110,
      height: [60, 150],
      width: [8, 14],
      colour: inks.olive,
      seed: 51,
    }) + grass(1130, 1600, 840, { count: 36, height: [60, 130], colour: inks.sage, seed: 52 }),
  ) +
  layer(
    grass(-40, 1640, 930, {
      count: 240,
      height: [110, 270],
      width: [9, 16],
      colour: inks.olive,
      seed: 13,
    }) +
      grass(-40, 1640, 940, {
        count: 110,
        height: [110, 250],
        width: [8, 15],
        colour: inks.sage,
        seed: 14,
      }) +
      grass(-40, 1640, 950, {
        count: 110,
        height: [80, 190],
        width: [8, 15],
        colour: inks.spruce,
        seed: 15,
      }),
  );

const water = closed(
  '420,1010! 560,960 820,940 1120,946 1420,966 1640,960 1640,1130 1380,1120 1080,1136 760,1126 540,1080',
);

function puddle(): Svg {
  return (
    layer(fill(water.d, inks.mist), 'ink2') +
    clip(
      water.d,
      shade(water.d, inks.white, { from: [0, 940], to: [0, 1050], start: 0.9, end: 0 }) +
        shade(water.d, inks.dusk, { from: [0, 1020], to: [0, 1150], end: 0.95 }) +
        layer(
          streaks(420, 950, 1240, 180, {
            count: 30,
            length: [90, 320],
            width: [3, 9],
            colour: inks.dusk,
            seed: 5,
          }) +
            streaks(420, 950, 1240, 160, { count: 16, length: [80, 260], width: [3, 8], seed: 6 }),
          'ink3',
        ) +
        layer(ring(1236, 1040, 190) + ring(1236, 1040, 104), 'key'),
    )
  );
}

/** The white duck stands in the puddle: mirrored before it, rings around its feet. */
function nearest(): Svg {
  const bird = duckOnLand(foragingPoses.nibbling, ...flock.white);
  const [x, y, scale] = [450, 300, 1.3];
  return (
    clip(water.d, reflection(bird, x, y, { scale, waterline: 540, opacity: 0.5 })) +
    layer(ring(850, 1004, 150) + ring(760, 984, 110) + ring(850, 1004, 84), 'key') +
    printBird(bird, x, y, { scale }) +
    layer(
      inkLine('724,984 770,996 826,990', 16, LENS, inks.mist) +
        inkLine('806,1008 860,1022 930,1012', 17, LENS, inks.mist) +
        inkLine('716,988 770,1004 836,996', 6, LENS, inks.white) +
        inkLine('796,1014 860,1032 944,1018', 6, LENS, inks.white),
      'key',
    )
  );
}

const nearGrass = () =>
  layer(
    tufts(-20, 440, (_x, next) => 1060 + next.between(0, 30), {
      count: 9,
      seed: 61,
      colour: inks.spruce,
      height: [80, 180],
      width: [8, 15],
    }) +
      grass(-40, 500, 1220, {
        count: 60,
        height: [180, 430],
        width: [11, 22],
        colour: inks.spruce,
        seed: 23,
      }) +
      grass(1400, 1660, 1220, {
        count: 30,
        height: [200, 520],
        width: [11, 22],
        colour: inks.spruce,
        seed: 24,
      }) +
      grass(-40, 1660, 1226, {
        count: 90,
        height: [60, 170],
        width: [9, 18],
        colour: inks.ink,
        seed: 25,
      }) +
      grass(-40, 1660, 1226, {
        count: 40,
        height: [90, 260],
        width: [8, 15],
        colour: inks.sage,
        seed: 26,
      }),
    'ink1',
  );

const rain = () =>
  wetBlades(
    [
      [40, 230, 560],
      [330, 210, 380],
      [1510, -210, 400],
    ],
    inks.olive,
    3,
  ) +
  wetBlades(
    [
      [10, 180, 400],
      [150, 190, 330],
      [1380, 190, 330],
      [1570, -220, 380],
    ],
    inks.sage,
    5,
  );

/** After the rain: ducks in wet grass to their bellies, heads down at a puddle. */
export default {
  name: 'ducks-04',
  width,
  height,
  output: 'content/products/ducks/ducks-04.webp',
  draw: () =>
    sheet(width, height, farGrass() + behind() + puddle() + nearest() + nearGrass() + rain()),
} satisfies Scene;
