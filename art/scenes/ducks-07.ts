import { type Bird, printBird } from '../birds/bird.ts';
import { duckling } from '../birds/downy.ts';
import { ducklingFront } from '../birds/duckling-front.ts';
import { ducklingPoses } from '../birds/duckling-poses.ts';
import { hatch } from '../hand/carving.ts';
import { pathOf, rect } from '../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, layer, shade, sheet } from '../hand/press.ts';
import { contactShadow, straw } from '../land/ground.ts';
import type { Scene } from '../scene.ts';
import { heatLamp, lampLight } from './ducks-07/lamp.ts';

const [width, height] = [1600, 1200];
const lamp = [800, 250] as const;

/** The box around them: back wall, two sides, all in the lamp's red. */
function box(): Svg {
  const back = rect(230, 420, 1140, 300);
  const left = pathOf([
    [-20, 300],
    [230, 420],
    [230, 720],
    [-20, 1020],
  ]);
  const right = pathOf([
    [1620, 300],
    [1370, 420],
    [1370, 720],
    [1620, 1020],
  ]);
  const floor = pathOf([
    [230, 715],
    [1370, 715],
    [1620, 1020],
    [1620, 1220],
    [-20, 1220],
    [-20, 1020],
  ]);
  const joints = [508, 612].map((y) => dash([230, y], [1370, y], 7, EVEN, 12)).join('');
  const slant = (x: number, out: number) =>
    [508, 612].map((y, i) => dash([x, y], [out, i ? 790 : 550], 8, EVEN, 8)).join('');
  const grain = hatch(
    [
      [240, 430],
      [1360, 430],
    ],
    [
      [240, 706],
      [1360, 706],
    ],
    {
      rows: 14,
      length: [60, 240],
      gap: [80, 300],
      width: [2, 4],
      colour: overprints.barnJoint,
      seed: 6,
      density: () => 0.6,
    },
  );
  const rim = pathOf([
    [-20, 286],
    [230, 406],
    [1370, 406],
    [1620, 286],
    [1620, 312],
    [1372, 428],
    [228, 428],
    [-20, 312],
  ]);
  return (
    layer(fill(rect(-10, -10, width + 20, height + 20), inks.ink)) +
    layer(
      fill(back, inks.umber) +
        fill(left + right, overprints.barnJoint) +
        fill(floor, inks.umber) +
        fill(rim, inks.tan),
    ) +
    shade(left, inks.ink, { from: [230, 0], to: [-20, 0], start: 0.35, end: 1 }) +
    shade(right, inks.ink, { from: [1370, 0], to: [1620, 0], start: 0.35, end: 1 }) +
    layer(grain + fill(joints + slant(230, -20) + slant(1370, 1620), inks.ink), 'ink2')
  );
}

function bedding(): Svg {
  return (
    layer(
      straw([800, 940], [1000, 230], 260, inks.ink, 2, { inner: 0, outer: 1 }) +
        straw([800, 940], [1000, 230], 280, inks.rust, 3, { inner: 0 }),
      'ink2',
    ) +
    layer(
      straw([800, 940], [900, 220], 200, inks.orange, 4, { inner: 0.1, outer: 1 }) +
        straw([800, 930], [780, 200], 170, inks.gold, 5, { inner: 0.3, outer: 1 }) +
        straw([800, 920], [700, 180], 60, inks.apricot, 6, { inner: 0.5, outer: 1 }),
    ) +
    shade(rect(-10, 700, 500, 520), inks.ink, { from: [430, 0], to: [20, 0], end: 0.95 }) +
    shade(rect(1110, 700, 500, 520), inks.ink, { from: [1170, 0], to: [1590, 0], end: 0.95 })
  );
}

const warm = { down: inks.gold, light: inks.apricot, deep: inks.rust };
const deep = { down: inks.orange, light: inks.gold, deep: overprints.barnShade };

type Sleeper = readonly [bird: Bird, x: number, y: number, scale: number, flip?: boolean];

/** Back to front. */
const huddle: readonly Sleeper[] = [
  [duckling('sleeping', { ...deep, seed: 14 }), 200, 556, 1.4],
  [duckling('sleeping', { ...deep, seed: 4 }), 1420, 580, 1.4, true],
  [duckling(ducklingPoses.dozing, { ...warm, seed: 12 }), 1096, 440, 1.5, true],
  [duckling('sleeping', { ...warm, seed: 6 }), 1250, 486, 1.6, true],
  [duckling(ducklingPoses.dozing, { ...warm, seed: 5 }), 306, 486, 1.56],
  [ducklingFront({ ...warm, eyes: 'drowsy', seed: 9 }), 612, 610, 1.5],
  [duckling('sleeping', { ...warm, seed: 7 }), 330, 652, 1.62],
  [duckling(ducklingPoses.flopped, { ...warm, seed: 10 }), 1356, 656, 1.66, true],
];

function sleepers(): Svg {
  return (
    layer(contactShadow(800, 1010, 1240, 130), 'soft') +
    huddle
      .map(
        ([bird, x, y, scale, flip = false]) =>
          layer(
            contactShadow(
              x + (flip ? -140 : 140) * scale,
              y + 226 * scale,
              200 * scale,
              60,
              overprints.barnJoint,
            ),
            'soft',
          ) + printBird(bird, x, y, { scale, flip, under: inks.orange }),
      )
      .join('')
  );
}

function front(): Svg {
  const wisps = { inner: 0.72, outer: 1.15, from: 0.3, to: 2.84, scale: 0.9 };
  const board = rect(-10, 1112, width + 20, 110);
  return (
    layer(
      straw([800, 950], [720, 120], 56, inks.gold, 8, wisps) +
        straw([800, 960], [720, 120], 44, inks.orange, 9, wisps) +
        straw([800, 955], [680, 110], 20, inks.apricot, 10, wisps) +
        straw([800, 965], [820, 130], 50, inks.ink, 11, wisps),
    ) +
    layer(
      fill(board, overprints.barnJoint) +
        clip(
          board,
          shade(board, inks.ink, { from: [0, 1120], to: [0, 1200], start: 0.5, end: 1 }),
        ) +
        fill(rect(-10, 1098, width + 20, 18), inks.rust),
      'bird',
    ) +
    shade(rect(0, 1090, 560, 30), inks.ink, { from: [560, 0], to: [0, 0], end: 1 }) +
    shade(rect(1040, 1090, 560, 30), inks.ink, { from: [1040, 0], to: [1600, 0], end: 1 })
  );
}

/** Night in the brooder: ducklings asleep and half asleep under the red lamp. */
export default {
  name: 'ducks-07',
  width,
  height,
  output: 'content/products/ducks/ducks-07.webp',
  draw: () =>
    sheet(
      width,
      height,
      box() + lampLight(...lamp) + bedding() + sleepers() + front() + heatLamp(...lamp),
      { ground: overprints.barnJoint },
    ),
} satisfies Scene;
