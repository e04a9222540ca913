import { printBird } from '../birds/bird.ts';
import { pullet } from '../birds/pullet.ts';
import { heightOf, type Point, rect } from '../hand/geometry.ts';
import { inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { layer, shade, sheet } from '../hand/press.ts';
import { daisy } from '../land/flowers.ts';
import { grass, tufts } from '../land/grass.ts';
import { grasshopper } from '../land/grasshopper.ts';
import { contactShadow, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { daySky } from '../land/skies.ts';
import { cloud } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import { arrowLeaf, balsamroot, lupine, seedHead } from '../land/wildflowers.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

function distance(): Svg {
  const ridge = '-20,846 300,820 700,838 1100,822 1640,842';
  return (
    daySky(width, 860) +
    layer(cloud(430, 300, 620, 170, { seed: 6, shadow: overprints.cloudShade }), 'ink2') +
    layer(
      range(
        [
          [-60, 790, 'saddle'],
          [150, 700, 'summit'],
          [420, 786, 'saddle'],
          [700, 716, 'summit'],
          [980, 790, 'saddle'],
          [1220, 690, 'summit'],
          [1310, 716, 'saddle'],
          [1390, 704, 'summit'],
          [1660, 790, 'saddle'],
        ],
        870,
        {
          lit: overprints.limestone,
          snowLine: 716,
          seed: 12,
          sun: 1,
          haze: inks.paper,
          hazeEnd: 0.8,
        },
      ),
      'ink2',
    ) +
    layer(
      hill(ridge, 900, inks.spruce, { light: inks.olive, seed: 4, rows: 5 }) +
        treeline(-10, 1640, heightOf(ridge, 8), [10, 34], { seed: 8, step: 12, light: inks.olive }),
    ) +
    layer(
      hill('-20,900 400,880 900,892 1640,876', 1220, inks.sage, {
        light: inks.gold,
        seed: 6,
        rows: 10,
        shadow: inks.spruce,
        shadowFrom: [0, 930],
        shadowTo: [0, 1200],
        shadowEnd: 1,
      }),
    )
  );
}

/** Grass behind the birds: a pale far row, a darker near one. */
const standingGrass = (): Svg =>
  layer(
    grass(-20, 1620, 960, {
      count: 260,
      height: [40, 130],
      width: [4, 7],
      colour: inks.sage,
      seed: 31,
    }) +
      grass(-20, 1620, 1000, { count: 240, height: [50, 170], width: [4, 8], seed: 32 }) +
      grass(-20, 1620, 980, {
        count: 40,
        height: [70, 190],
        width: [3, 6],
        colour: inks.gold,
        seed: 33,
      }),
  );

const farFlowers = (): Svg =>
  layer(
    [
      lupine(1000, 990, 300, 3),
      lupine(1086, 1000, 240, 4),
      lupine(330, 1000, 250, 5),
      lupine(262, 1010, 310, 6),
      balsamroot(1490, 640, 58, [1470, 1000], 3),
      balsamroot(1210, 770, 46, [1200, 1000], 4),
      balsamroot(92, 660, 54, [120, 1000], 5),
    ].join(''),
    'ink3',
  );

function young(): Svg {
  const red = { base: inks.rust, bar: overprints.barnShade, shadow: overprints.barnJoint };
  return (
    printBird(pullet('black', 'alert'), 1590, 560, { scale: 0.78, flip: true, under: inks.dusk }) +
    layer(
      grass(1180, 1620, 1000, { count: 90, height: [40, 130], seed: 41 }) +
        grass(1180, 1620, 1010, { count: 40, height: [40, 120], colour: inks.sage, seed: 42 }),
    ) +
    layer(contactShadow(600, 1086, 620, 44, inks.spruce), 'soft') +
    printBird(pullet('red', 'running', red), 230, 340, { scale: 1.44, under: inks.orange })
  );
}

const leap = (): Svg =>
  layer(
    inkLine('1148,524 1168,490 1196,468', 6, LENS, inks.olive) +
      inkLine('1166,556 1188,522 1214,500', 5, LENS, inks.olive),
    'ink3',
  ) + grasshopper(1280, 410, 0.86, -24);

function foreground(): Svg {
  const leaf = (foot: Point, tip: Point, size: number, light = false) =>
    arrowLeaf(foot, tip, size, light ? inks.olive : inks.spruce, light ? inks.sage : inks.olive);
  const stalks = [
    [[210, 1210], [250, 700], 20],
    [[150, 1210], [120, 600], 22],
    [[250, 1210], [330, 800], 18],
    [[1560, 1210], [1530, 560], 24],
    [[1500, 1210], [1440, 700], 18],
    [[1590, 1210], [1620, 640], 20],
  ] as const;
  return (
    layer(
      stalks.map(([foot, tip, size]) => seedHead(foot, tip, size, inks.gold)).join(''),
      'ink3',
    ) +
    layer(
      tufts(440, 900, (_x, r) => 1096 + r.between(0, 20), {
        count: 13,
        seed: 51,
        height: [60, 120],
        blades: 7,
      }) + tufts(440, 900, 1112, { count: 9, seed: 52, height: [40, 100], colour: inks.sage }),
    ) +
    layer(
      grass(-20, 1620, 1206, {
        count: 220,
        height: [80, 260],
        width: [5, 11],
        colour: inks.spruce,
        seed: 1,
      }) +
        grass(-20, 1620, 1212, { count: 150, height: [80, 300], width: [5, 10], seed: 2 }) +
        grass(-20, 1620, 1215, {
          count: 70,
          height: [90, 320],
          width: [4, 9],
          colour: inks.sage,
          seed: 3,
        }),
    ) +
    layer(
      leaf([1240, 1230], [1060, 1010], 130) +
        leaf([1260, 1230], [1330, 960], 150, true) +
        leaf([1280, 1230], [1500, 1050], 140) +
        leaf([40, 1230], [-20, 980], 120, true) +
        leaf([60, 1230], [210, 1050], 120),
      'ink2',
    ) +
    layer(
      balsamroot(1366, 830, 104, [1270, 1230], 11) +
        balsamroot(1150, 960, 78, [1236, 1230], 12, 0.6) +
        balsamroot(60, 880, 96, [50, 1230], 13) +
        daisy(420, 1110, 34, 110) +
        daisy(520, 1140, 28, 90) +
        daisy(880, 1120, 32, 110),
      'ink3',
    ) +
    layer(
      grass(-20, 1620, 1216, {
        count: 60,
        height: [40, 120],
        width: [5, 9],
        colour: inks.olive,
        seed: 9,
      }),
    ) +
    shade(rect(0, 1060, width, 140), inks.ink, { from: [0, 1100], to: [0, 1260], end: 0.7 })
  );
}

/** Half-grown hens among the flowers; one is after a grasshopper. */
export default {
  name: 'chickens-02',
  width,
  height,
  output: 'content/products/chickens/chickens-02.webp',
  draw: () =>
    sheet(
      width,
      height,
      distance() + farFlowers() + standingGrass() + young() + leap() + foreground(),
    ),
} satisfies Scene;
