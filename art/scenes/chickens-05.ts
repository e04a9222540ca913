import { printBird } from '../birds/bird.ts';
import { dustBather } from '../birds/dust-bather.ts';
import { closed, curve, type Point, rect, resample } from '../hand/geometry.ts';
import { brush, dot, fill, inkLine, LENS, type Profile, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, shade, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { grass, tufts } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import { litter } from '../land/litter.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

/** A sunny bank under a hedge: grass at the top, bare earth below. */
function ground(): Svg {
  return (
    layer(fill(rect(-10, -10, width + 20, height + 20), inks.olive)) +
    shade(rect(0, 0, width, 320), inks.spruce, { from: [0, -40], to: [0, 330], start: 1 }) +
    layer(
      grass(-20, 1620, 200, {
        count: 200,
        height: [60, 190],
        width: [5, 10],
        colour: inks.spruce,
        seed: 4,
      }) +
        grass(-20, 1620, 260, {
          count: 170,
          height: [50, 170],
          width: [5, 10],
          colour: inks.sage,
          seed: 5,
        }),
    ) +
    layer(
      hill('-20,330 260,282 620,268 1000,276 1320,300 1640,270', 1240, inks.tan, {
        light: inks.apricot,
        dark: inks.umber,
        seed: 15,
        rows: 20,
        depth: 1,
        length: [30, 120],
        width: [3, 7],
        lightGap: [120, 320],
        darkGap: [90, 300],
        shadow: inks.umber,
        shadowFrom: [0, 620],
        shadowTo: [0, 1220],
        shadowEnd: 0.95,
      }),
    ) +
    shade(rect(0, 290, width, 420), inks.apricot, { from: [1700, 300], to: [700, 420], start: 1 }) +
    layer(
      tufts(-20, 1620, (x, r) => 300 - Math.sin(x / 260) * 14 + r.between(-6, 14), {
        count: 34,
        seed: 8,
        height: [40, 90],
      }) +
        tufts(-20, 1620, (x, r) => 306 - Math.sin(x / 260) * 14 + r.between(0, 14), {
          count: 16,
          seed: 9,
          colour: inks.gold,
          height: [30, 70],
        }),
    )
  );
}

/** Her hollow: a lit far lip, then a dark bowl. */
function hollow(): Svg {
  const bowl = closed(
    '-40,880! 70,730 260,640 520,590 860,584 1180,604 1400,680 1500,800 1460,960 1640,1120! 1640,1240! -40,1240!',
  ).d;
  return (
    layer(fill(bowl, inks.umber)) +
    shade(bowl, inks.ink, { from: [1180, 760], to: [420, 700], start: 0.1, end: 1 }) +
    layer(
      inkLine('60,730 260,636 520,584 860,578 1180,598 1400,672', 16, LENS, inks.apricot) +
        litter(600, 1480, 640, 1100, { count: 60, colour: inks.tan, seed: 5, length: [20, 60] }) +
        litter(100, 1480, 660, 1100, { count: 50, colour: inks.ink, seed: 6, length: [20, 70] }),
      'ink2',
    )
  );
}

const PUFF: Profile = (t) => (0.12 + 0.88 * t ** 0.8) * (1 - t ** 5) ** 0.5;

/** Dust thrown from a to c by way of b: thick where it leaves the ground, gone at the tip. */
function plume(a: Point, b: Point, c: Point, thick: number, colour: string, start = 1): Svg {
  const d = brush(resample(curve([a, b, c]), 30), thick, PUFF);
  return shade(d, colour, { from: a, to: c, start, end: 0, middle: [0.55, start * 0.7] });
}

const dust = (): Svg =>
  plume([420, 760], [210, 560], [60, 250], 330, inks.apricot) +
  plume([430, 720], [330, 440], [300, 110], 300, inks.apricot) +
  plume([400, 760], [180, 640], [-60, 520], 240, inks.apricot) +
  plume([430, 740], [270, 500], [190, 200], 200, inks.paper) +
  plume([440, 720], [390, 430], [400, 180], 150, inks.paper, 0.8) +
  plume([1080, 980], [1330, 900], [1480, 720], 220, inks.apricot, 0.9);

const nearDust = (): Svg =>
  plume([560, 1020], [380, 980], [160, 860], 240, inks.apricot) +
  plume([540, 1010], [360, 940], [250, 820], 130, inks.paper) +
  plume([760, 1060], [960, 1080], [1200, 1000], 150, inks.apricot, 0.9) +
  layer(
    clods(3, 40, inks.umber, [4, 12]) +
      clods(4, 44, inks.apricot, [3, 9]) +
      clods(5, 20, inks.white, [3, 6]),
    'ink3',
  );

/** Crumbs of earth that fly with the plumes. */
function clods(seed: number, count: number, colour: string, size: Point): Svg {
  const next = random(seed);
  return Array.from({ length: count }, () => {
    const angle = next.between(3.35, 4.75);
    const reach = next.between(260, 760);
    const [x, y] = [440 + Math.cos(angle) * reach, 800 + Math.sin(angle) * reach];
    return dot(Math.round(x), Math.round(y), Math.round(next.between(size[0], size[1])), colour);
  }).join('');
}

const rim = (): Svg =>
  layer(
    fill(
      closed(
        '-20,1220! -20,1090 200,1060 420,1096 700,1128 1060,1112 1380,1050 1620,1080! 1620,1220!',
      ).d,
      inks.umber,
    ),
  ) +
  shade(rect(0, 1040, width, 160), inks.ink, { from: [0, 1060], to: [0, 1220], end: 0.9 }) +
  layer(
    grass(1280, 1620, 1210, {
      count: 60,
      height: [70, 230],
      width: [6, 12],
      colour: inks.spruce,
      seed: 21,
    }) +
      grass(1320, 1620, 1214, {
        count: 40,
        height: [70, 250],
        width: [6, 11],
        colour: inks.olive,
        seed: 22,
      }) +
      grass(1340, 1620, 1214, {
        count: 16,
        height: [90, 260],
        width: [5, 9],
        colour: inks.gold,
        seed: 23,
      }),
  );

/** A hen in her dust bath, one wing spread, the dust flying. */
export default {
  name: 'chickens-05',
  width,
  height,
  output: 'content/products/chickens/chickens-05.webp',
  draw: () =>
    sheet(
      width,
      height,
      ground() +
        hollow() +
        dust() +
        printBird(dustBather('buff'), 230, 236, { scale: 1.72, rotate: -3, under: inks.apricot }) +
        nearDust() +
        rim(),
    ),
} satisfies Scene;
