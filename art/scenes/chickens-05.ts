import { printBird } from '../birds/bird.ts';
import { dustBather } from '../birds/dust-bather.ts';
import { closed, curve, type Point, rect, resample, spline } from '../hand/geometry.ts';
import { dot, fill, inkLine, LENS, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { haze, layer, shade, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { grass, tufts } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import { litter } from '../land/litter.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

const bank = '-20,330 260,282 620,268 1000,276 1320,300 1640,270';
const sunny = `${spline(bank).d}L1640 760L-20 760Z`;

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
      hill(bank, 1240, inks.tan, {
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
    shade(sunny, inks.apricot, {
      from: [1700, 300],
      to: [500, 640],
      start: 1,
      end: 0,
    }) +
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
    '-40,800! 120,700 300,640 520,606 760,590 1000,596 1220,620 1400,664 1640,690! 1640,1240! -40,1240!',
  ).d;
  return (
    layer(fill(bowl, inks.umber)) +
    shade(bowl, inks.ink, { from: [1300, 1100], to: [700, 590], start: 0, end: 1 }) +
    layer(
      inkLine(
        '-20,786 120,696 300,636 520,602 760,586 1000,592 1220,616 1400,660 1640,686',
        14,
        LENS,
        inks.apricot,
      ) +
        litter(600, 1480, 640, 1100, { count: 60, colour: inks.tan, seed: 5, length: [20, 60] }) +
        litter(100, 1480, 660, 1100, { count: 50, colour: inks.ink, seed: 6, length: [20, 70] }),
      'ink2',
    )
  );
}

/** Dust thrown from a to c by way of b: thick where it leaves the ground, gone at the tip. */
function plume(a: Point, b: Point, c: Point, spread: number, strength: number, seed: number) {
  const next = random(seed);
  return resample(curve([a, b, c]), 16).map(([x, y], i) => {
    const t = i / 15;
    const stray = spread * 0.5 * t;
    return [
      Math.round(x + next.between(-stray, stray)),
      Math.round(y + next.between(-stray, stray)),
      Math.round(spread * (0.35 + 0.65 * t) * next.between(0.7, 1.2)),
      Math.round(strength * (1 - 0.75 * t) * 100) / 100,
    ] as const;
  });
}

const dust = (): Svg => {
  const thrown = [
    plume([400, 740], [190, 520], [60, 250], 150, 0.85, 1),
    plume([440, 700], [340, 400], [270, 110], 150, 0.8, 2),
    plume([400, 760], [180, 640], [-20, 520], 140, 0.9, 3),
    plume([1120, 960], [1330, 880], [1470, 740], 110, 0.8, 4),
  ];
  const core = [
    plume([430, 730], [260, 460], [160, 300], 100, 0.75, 5),
    plume([440, 720], [390, 430], [400, 230], 90, 0.6, 6),
  ];
  return haze(thrown.flat(), inks.apricot) + haze(core.flat(), inks.white);
};

const nearDust = (): Svg =>
  haze(
    [
      plume([600, 1040], [380, 1000], [120, 880], 110, 0.9, 7),
      plume([800, 1070], [1000, 1090], [1240, 1010], 90, 0.8, 8),
    ].flat(),
    inks.apricot,
  ) +
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

/** The near rim of the hollow, crumbling in the sun. */
const rim = (): Svg => {
  const edge = '-20,1120 200,1080 420,1090 640,1128 900,1132 1160,1096 1400,1040 1640,1020';
  return (
    layer(
      hill(edge, 1240, inks.tan, {
        light: inks.apricot,
        dark: inks.umber,
        seed: 31,
        rows: 6,
        depth: 1,
      }) + inkLine(edge, 12, SWELL, inks.apricot),
    ) +
    layer(
      grass(1260, 1620, 1210, {
        count: 60,
        height: [70, 230],
        width: [6, 12],
        colour: inks.spruce,
        seed: 21,
      }) +
        grass(1300, 1620, 1214, { count: 40, height: [70, 250], width: [6, 11], seed: 22 }) +
        grass(1320, 1620, 1214, {
          count: 16,
          height: [90, 260],
          width: [5, 9],
          colour: inks.gold,
          seed: 23,
        }),
    )
  );
};

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
