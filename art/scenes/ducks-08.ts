import { printBird } from '../birds/bird.ts';
import { duckling } from '../birds/downy.ts';
import type { DownyPose } from '../birds/downy-poses.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import type { LandPose } from '../birds/duck-poses.ts';
import { ducklingPoses } from '../birds/duckling-poses.ts';
import { pathOf, rect } from '../hand/geometry.ts';
import { dash, EVEN, fill, inkLine, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, layer, shade, sheet } from '../hand/press.ts';
import { daisy } from '../land/flowers.ts';
import { grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill } from '../land/ground.ts';
import { treeline } from '../land/trees.ts';
import { reflection } from '../land/water.ts';
import type { Scene } from '../scene.ts';
import { rings, splash, tub, water } from './ducks-08/tub.ts';

const [width, height] = [1600, 1200];
const yellow = { down: inks.gold, light: inks.apricot, deep: inks.orange };

const watching: LandPose = {
  head: {
    at: [452, 142],
    turn: 22,
    neck: 'below',
    nape: '282,232! 314,204 350,190 380,176 396,158',
    throat: '448,206 440,222 444,244 456,270 440,304!',
  },
  legs: [
    { hip: [232, 432], length: 88 },
    { hip: [306, 436], length: 100, near: true },
  ],
  tilt: 3,
};

function lawn(): Svg {
  return (
    layer(fill(rect(-10, -10, width + 20, 260), inks.paper)) +
    shade(rect(0, 0, width, 120), inks.mist, { from: [0, -20], to: [0, 110], start: 1, end: 0.2 }) +
    layer(
      hill('-20,96 500,70 1100,84 1640,60', 300, inks.spruce, {
        light: inks.olive,
        seed: 4,
        rows: 5,
      }) +
        treeline(-10, 1640, () => 104, [50, 120], { seed: 6, step: 22, light: inks.olive }) +
        hill('-20,180 500,164 1100,172 1640,160', 1220, inks.sage, {
          light: inks.gold,
          dark: inks.olive,
          seed: 7,
          rows: 12,
          lightGap: [120, 420],
          darkGap: [160, 480],
          width: [2, 6],
          shadow: inks.olive,
          shadowFrom: [0, 520],
          shadowTo: [0, 1260],
          shadowEnd: 0.95,
        }) +
        meadow(-20, 1620, 220, 1180, { count: 240, seed: 5, height: [8, 40] }) +
        meadow(-20, 1620, 220, 1180, { count: 90, seed: 6, colour: inks.gold, height: [6, 30] }),
    ) +
    layer(
      [
        [1180, 300, 13],
        [1330, 260, 11],
        [1470, 350, 14],
        [760, 280, 11],
        [640, 330, 12],
        [1540, 250, 10],
        [60, 700, 17],
        [120, 830, 18],
      ]
        .map(([x = 0, y = 0, size = 12]) => daisy(x, y, size, size * 2.6))
        .join(''),
      'ink2',
    )
  );
}

const mother = (): Svg =>
  layer(contactShadow(220, 636, 320, 34, inks.spruce), 'soft') +
  printBird(duckOnLand(watching, 'white', { curl: false }), 0, 92, { scale: 1 }) +
  layer(
    tufts(90, 420, (_x, next) => 650 + next.between(-4, 10), {
      count: 10,
      seed: 14,
      height: [20, 46],
      width: [4, 6],
    }),
  );

interface Swimmer {
  pose: DownyPose;
  x: number;
  y: number;
  scale: number;
  flip?: boolean;
  rotate?: number;
  seed: number;
}

const swimmers: readonly Swimmer[] = [
  { pose: ducklingPoses.paddling, x: 520, y: 446, scale: 0.98, seed: 5 },
  { pose: ducklingPoses.reaching, x: 800, y: 630, scale: 1.18, flip: true, seed: 6 },
  { pose: ducklingPoses.paddling, x: 1150, y: 496, scale: 1.12, flip: true, seed: 8 },
];

function swim({ pose, x, y, scale, flip = false, seed }: Swimmer): Svg {
  const bird = duckling(pose, { ...yellow, seed });
  const waterline = 204;
  const level = y + waterline * scale;
  const centre = x + (flip ? -130 : 130) * scale;
  const dry = rect(centre - 400, level - 420, 800, 420);
  return (
    clip(
      water,
      reflection(bird, x, y, { scale, flip, waterline, under: inks.gold, opacity: 0.55 }),
    ) +
    rings(centre, level - 6, 230 * scale) +
    clip(dry, printBird(bird, x, y, { scale, flip, under: inks.gold })) +
    layer(
      inkLine(
        `${centre - 126 * scale},${level - 12} ${centre - 60 * scale},${level + 4} ${centre + 60 * scale},${level + 4} ${centre + 126 * scale},${level - 12}`,
        9,
        undefined,
        inks.white,
      ),
      'key',
    )
  );
}

/** A board to climb by, with cleats. */
function ramp(): Svg {
  const board = pathOf([
    [1390, 838],
    [1448, 772],
    [1660, 930],
    [1660, 1060],
  ]);
  const cleats = [0.16, 0.4, 0.66, 0.92].map((t) =>
    dash([1390 + 270 * t, 838 + 222 * t], [1448 + 212 * t, 772 + 158 * t], 13, EVEN),
  );
  return (
    layer(contactShadow(1560, 1070, 330, 80, inks.spruce), 'soft') +
    layer(
      fill(board, inks.tan) +
        clip(board, shade(board, inks.umber, { from: [1480, 850], to: [1430, 960], end: 0.9 })) +
        fill(cleats.join(''), inks.umber) +
        inkLine('1392,842 1520,948 1662,1064', 8),
      'bird',
    )
  );
}

/** Back to front: three afloat, one going over the rim, one who waits. */
const brood = (): Svg =>
  swimmers.map(swim).join('') +
  ramp() +
  splash(1226, 838, 132) +
  printBird(duckling(ducklingPoses.tipping, { ...yellow, seed: 11 }), 1452, 500, {
    scale: 1.16,
    flip: true,
    rotate: -24,
    under: inks.gold,
  }) +
  printBird(duckling('walking', { ...yellow, seed: 12 }), 1680, 640, {
    scale: 1.1,
    flip: true,
    under: inks.gold,
  });

const nearGrass = (): Svg =>
  layer(
    tufts(160, 1440, (x, next) => 1116 - Math.abs(x - 800) * 0.04 + next.between(-10, 18), {
      count: 26,
      seed: 21,
      height: [30, 70],
      width: [5, 8],
    }) +
      grass(-20, 1620, height + 16, {
        count: 150,
        height: [40, 110],
        width: [5, 10],
        colour: inks.spruce,
        seed: 3,
      }) +
      grass(-20, 1620, height + 16, { count: 80, height: [40, 120], colour: inks.olive, seed: 4 }) +
      grass(-20, 1620, height + 16, {
        count: 36,
        height: [50, 130],
        width: [4, 7],
        colour: inks.gold,
        seed: 5,
      }),
  );

/** First swim: a zinc tub on the lawn, five ducklings, the old duck looks on. */
export default {
  name: 'ducks-08',
  width,
  height,
  output: 'content/products/ducks/ducks-08.webp',
  draw: () => sheet(width, height, lawn() + mother() + tub() + brood() + nearGrass()),
} satisfies Scene;
