import { printBird } from '../birds/bird.ts';
import { hen } from '../birds/hen.ts';
import { henWalks } from '../birds/hen-walks.ts';
import { closed, heightOf, rect } from '../hand/geometry.ts';
import { fill, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, shade, sheet } from '../hand/press.ts';
import { coop, onRamp } from '../land/coop.ts';
import { fence } from '../land/fence.ts';
import { grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { eveningSky } from '../land/skies.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const view = { corner: [1420, 900], scale: 218, turn: 27, distance: 12, eye: 1.7 } as const;
const built = { stilts: 0.95, ramp: 2.5, wall: 2.4, ridge: 3.5 };

function dawn(): Svg {
  const ridge = '-20,500 240,470 480,482 760,470 1100,490 1640,480';
  return (
    eveningSky(width, 520, null, 5) +
    layer(
      range(
        [
          [-80, 400, 'saddle'],
          [110, 300, 'summit'],
          [270, 392, 'saddle'],
          [440, 268, 'summit'],
          [530, 300, 'saddle'],
          [610, 288, 'summit'],
          [840, 410, 'saddle'],
          [1100, 330, 'summit'],
          [1660, 420, 'saddle'],
        ],
        530,
        { snowLine: 330, forestLine: 470, seed: 31, sun: -1, haze: inks.apricot, hazeEnd: 0.7 },
      ),
      'ink2',
    ) +
    layer(
      hill(ridge, 620, inks.spruce, { light: inks.olive, seed: 9, rows: 6 }) +
        treeline(-10, 1640, heightOf(ridge, 10), [16, 56], { seed: 13, step: 13 }),
    ) +
    shade(rect(0, 430, width, 150), inks.paper, {
      from: [0, 430],
      to: [0, 570],
      end: 0.75,
    })
  );
}

/** Shadows of the low sun: they lie to the right and a little toward us. */
const longShadow = (x: number, y: number, length: number, thick: number): Svg =>
  fill(
    closed([
      [x, y - thick * 0.3, 1],
      [x + length * 0.5, y + length * 0.02 - thick * 0.6],
      [x + length, y + length * 0.07, 1],
      [x + length * 0.5, y + length * 0.06 + thick * 0.6],
      [x, y + thick * 0.4, 1],
    ]).d,
    inks.spruce,
    'opacity=".85"',
  );

function yard(): Svg {
  const clear = (x: number, y: number) => x > 640 && y < 900;
  const posts = [-60, 90, 240, 390, 540].map((x) => longShadow(x, 606, 140, 8)).join('');
  return (
    layer(
      hill('-20,560 300,548 700,560 1100,552 1640,560', 1220, inks.sage, {
        light: inks.gold,
        dark: inks.olive,
        seed: 8,
        rows: 22,
        depth: 1,
        width: [2, 6],
        length: [60, 240],
        shadow: inks.olive,
        shadowFrom: [0, 760],
        shadowTo: [0, 1200],
        shadowEnd: 1,
      }),
    ) +
    layer(posts, 'soft') +
    layer(
      fence(-60, 700, (x) => 602 - x * 0.01, {
        height: 74,
        step: 150,
        colour: inks.umber,
        width: 10,
        seed: 3,
      }),
      'key',
    ) +
    layer(
      meadow(-20, 1640, 640, 1180, { count: 360, seed: 18, avoid: clear }) +
        meadow(-20, 1640, 640, 1180, { count: 170, seed: 19, colour: inks.gold, avoid: clear }),
    )
  );
}

function house(): Svg {
  return (
    layer(
      fill(
        closed('560,880! 1000,860 1640,880! 1640,1010 1300,1000 900,930').d,
        inks.spruce,
        'opacity=".9"',
      ),
      'soft',
    ) +
    layer(
      longShadow(onRamp(view, 1, 1, built)[0], onRamp(view, 1, 1, built)[1] - 4, 420, 60),
      'soft',
    ) +
    layer(coop(view, built), 'bird') +
    layer(
      tufts(700, 1640, (_x, r) => 930 + r.between(-16, 30), {
        count: 26,
        seed: 21,
        height: [26, 64],
      }) + tufts(1380, 1640, 930, { count: 10, seed: 22, height: [30, 70], colour: inks.spruce }),
    )
  );
}

function hens(): Svg {
  const [x, y] = onRamp(view, 0.1, -0.1, built);
  return (
    printBird(hen('white', henWalks.descending), x + 152, y - 234, { scale: 0.44, flip: true }) +
    layer(longShadow(390, 1052, 760, 70), 'soft') +
    layer(contactShadow(400, 1054, 240, 36, inks.spruce), 'soft') +
    printBird(hen('black', henWalks.strolling), 190, 620, { scale: 0.8, under: inks.dusk }) +
    layer(
      tufts(330, 520, (_x, r) => 1064 + r.between(0, 14), {
        count: 9,
        seed: 28,
        height: [24, 54],
      }) + tufts(330, 520, 1072, { count: 5, seed: 29, colour: inks.gold, height: [20, 44] }),
    )
  );
}

const foreground = (): Svg =>
  layer(
    grass(-20, 1620, 1206, {
      count: 170,
      height: [30, 110],
      width: [5, 10],
      colour: inks.spruce,
      seed: 1,
    }) +
      grass(-20, 1620, 1210, { count: 120, height: [30, 120], width: [5, 9], seed: 2 }) +
      grass(-20, 1620, 1212, {
        count: 46,
        height: [40, 130],
        width: [4, 8],
        colour: inks.gold,
        seed: 3,
      }),
  );

/** Morning: the hen house is open, the ramp is down, the sun still low. */
export default {
  name: 'chickens-04',
  width,
  height,
  output: 'content/products/chickens/chickens-04.webp',
  draw: () => sheet(width, height, dawn() + yard() + house() + hens() + foreground()),
} satisfies Scene;
