import { printBird } from '../birds/bird.ts';
import { lyingEgg } from '../birds/egg-lying.ts';
import { feather } from '../birds/feather.ts';
import { closed, type Point, pathOf, rect } from '../hand/geometry.ts';
import { fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, glow, layer, shade, sheet } from '../hand/press.ts';
import { contactShadow, straw } from '../land/ground.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const nest: Point = [830, 610];
const blueGreen = overprints.paleTurquoise;

const floor = () =>
  layer(fill(rect(-10, -10, width + 20, height + 20), inks.umber)) +
  shade(rect(0, 0, width, height), inks.ink, {
    from: [1300, 0],
    to: [150, 1150],
    start: 0.35,
    end: 0.95,
  }) +
  layer(
    straw(nest, [1150, 900], 420, inks.ink, 51, { inner: 0.3, scale: 1.1 }) +
      straw(nest, [1150, 900], 320, inks.umber, 2, { inner: 0.3, scale: 1.1 }) +
      straw(nest, [1150, 900], 120, inks.tan, 3, { inner: 0.5, scale: 1.1 }),
    'ink2',
  );

/** Morning falls between the boards of the wall and lies on the floor in bars. */
const beams = [
  [900, 130],
  [1110, 230],
  [1430, 110],
]
  .map(([x = 0, w = 0]) =>
    pathOf([
      [x, -20],
      [x + w, -20],
      [x + w - 780, 1220],
      [x - 800, 1220],
    ]),
  )
  .join('');

const sunbeams = () =>
  clip(
    beams,
    glow(1050, 300, 760, inks.rust, 0.95) +
      glow(1120, 160, 620, inks.gold, 0.85) +
      layer(
        straw(nest, [1150, 900], 420, inks.umber, 51, { inner: 0.3, scale: 1.1 }) +
          straw(nest, [1150, 900], 320, inks.gold, 2, { inner: 0.3, scale: 1.1 }) +
          straw(nest, [1150, 900], 160, inks.apricot, 3, { inner: 0.5, scale: 1.1 }),
        'ink2',
      ),
  );

function wall(): Svg {
  const ring = { inner: 0.78, outer: 1.16 };
  return (
    layer(
      fill(
        closed(
          '100,640 250,330 580,170 970,140 1330,260 1540,540 1500,860 1220,1110 760,1170 310,1010',
        ).d,
        inks.ink,
        'opacity=".6"',
      ),
      'soft',
    ) +
    layer(
      straw(nest, [590, 425], 300, inks.umber, 21, { inner: 0.7, outer: 1.22 }) +
        straw(nest, [590, 425], 160, inks.ink, 22, { inner: 0.7, outer: 1.2 }) +
        straw(nest, [590, 425], 120, inks.rust, 23, ring) +
        straw(nest, [590, 425], 300, inks.gold, 24, ring) +
        straw(nest, [590, 425], 130, inks.apricot, 25, ring) +
        straw(nest, [590, 420], 60, inks.white, 26, {
          ...ring,
          from: Math.PI * 1.2,
          to: Math.PI * 2.1,
        }),
    ) +
    clip(
      beams,
      layer(
        straw(nest, [590, 425], 150, inks.apricot, 24, ring) +
          straw(nest, [590, 425], 110, inks.white, 27, ring),
        'ink2',
      ),
    )
  );
}

const bowl = () =>
  layer(
    fill(
      closed(
        '370,600 440,420 650,310 900,286 1140,350 1290,520 1290,710 1150,870 880,940 630,910 420,790',
      ).d,
      inks.ink,
      'opacity=".86"',
    ),
    'soft',
  ) +
  layer(
    straw(nest, [450, 310], 130, inks.umber, 31, { inner: 0.5, outer: 1, scale: 0.8 }) +
      straw(nest, [450, 310], 60, inks.tan, 32, { inner: 0.72, outer: 1.02, scale: 0.8 }),
    'ink2',
  );

const clutch = [
  { at: [672, 510], length: 344, angle: 60, shell: inks.white, seed: 1 },
  {
    at: [985, 482],
    length: 350,
    angle: -66,
    shell: blueGreen,
    shadow: overprints.farShade,
    seed: 2,
  },
  { at: [1096, 672], length: 340, angle: 26, shell: inks.white, seed: 5 },
  {
    at: [592, 704],
    length: 338,
    angle: -34,
    shell: blueGreen,
    shadow: overprints.farShade,
    seed: 3,
  },
  { at: [846, 738], length: 356, angle: 97, shell: inks.white, seed: 4 },
] as const;

const eggs = () =>
  clutch
    .map(
      (one) =>
        layer(contactShadow(one.at[0] - 22, one.at[1] + 60, one.length * 1.04, 210), 'soft') +
        printBird(lyingEgg(one), 0, 0),
    )
    .join('');

const down = () =>
  layer(
    feather([1322, 990], { size: 1.5, rotate: -18, seed: 8 }) +
      feather([300, 330], { size: 1.1, rotate: 30, flip: true, seed: 5 }),
    'bird',
  );

function rim(): Svg {
  const front = { inner: 0.86, outer: 1.14, from: 0.25, to: Math.PI - 0.25 };
  return layer(
    straw([830, 660], [560, 372], 110, inks.umber, 41, front) +
      straw([830, 660], [560, 372], 70, inks.ink, 42, front) +
      straw([830, 660], [560, 372], 110, inks.gold, 43, front) +
      straw([830, 660], [560, 372], 50, inks.apricot, 44, front),
  );
}

/** The morning's find: five duck eggs in the straw of the shed. */
export default {
  name: 'ducks-05',
  width,
  height,
  output: 'content/products/ducks/ducks-05.webp',
  draw: () =>
    sheet(
      width,
      height,
      floor() +
        sunbeams() +
        wall() +
        bowl() +
        eggs() +
        rim() +
        down() +
        shade(rect(0, 0, width, height), inks.ink, {
          from: [760, 560],
          to: [40, 1240],
          end: 0.85,
        }),
    ),
} satisfies Scene;
