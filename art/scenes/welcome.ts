import { printBird } from '../birds/bird.ts';
import { duckling } from '../birds/downy.ts';
import { egg, shellBack, shellBit, shellCup } from '../birds/egg.ts';
import { closed, rect } from '../hand/geometry.ts';
import { fill, group, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, glow, layer, shade, sheet } from '../hand/press.ts';
import { barnBoards } from '../land/boards.ts';
import { contactShadow, hill, straw } from '../land/ground.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

const barnWall = () =>
  layer(fill(rect(-10, -10, width + 20, height + 20), inks.umber)) +
  shade(rect(0, 0, width, 900), inks.ink, { to: [0, 520], start: 0.95, end: 0.25 }) +
  glow(800, 470, 820, inks.rust, 0.95) +
  glow(720, 500, 520, inks.gold, 0.7) +
  layer(barnBoards(width, 760), 'ink2');

function strawBed(): Svg {
  return (
    layer(
      hill('-20,820 200,730 500,690 820,680 1150,690 1400,736 1640,810', 1240, inks.umber, {
        shadow: inks.ink,
      }),
    ) +
    layer(
      straw([800, 960], [900, 300], 240, inks.umber, 1, { inner: 0.3 }) +
        straw([800, 960], [900, 300], 260, inks.ink, 2, { inner: 0.2 }),
      'ink2',
    ) +
    layer(
      straw([800, 950], [880, 270], 300, inks.gold, 3, { inner: 0.55 }) +
        straw([800, 950], [860, 270], 150, inks.apricot, 4, { inner: 0.6 }) +
        straw([800, 950], [860, 270], 110, inks.rust, 14, { inner: 0.5 }) +
        straw([800, 940], [860, 260], 110, inks.white, 5, {
          inner: 0.6,
          outer: 1.08,
          from: Math.PI * 1.05,
          to: Math.PI * 1.95,
        }),
    ) +
    layer(
      fill(
        closed('330,900 520,830 820,810 1120,836 1290,910 1180,1010 820,1050 460,1010').d,
        inks.ink,
        'opacity=".82"',
      ),
      'soft',
    ) +
    layer(
      straw([810, 930], [430, 95], 110, inks.umber, 6, { inner: 0.2, outer: 1, scale: 0.9 }) +
        straw([810, 930], [430, 95], 60, inks.gold, 7, { inner: 0.5, outer: 1.05, scale: 0.9 }),
      'ink2',
    )
  );
}

function brood(): Svg {
  const bits = [
    [300, 1046, 1, 10],
    [372, 1082, 0.7, 80],
    [1010, 1052, 0.8, 200],
    [930, 1086, 0.6, 40],
    [1080, 1096, 0.6, -30],
  ] as const;
  const shell = { scale: 1.42, rotate: 6 };
  return (
    printBird(egg({ height: 222 }), 548, 860, { rotate: -20 }) +
    printBird(egg({ height: 190, shell: overprints.duckEgg, seed: 6 }), 965, 900, { rotate: 70 }) +
    printBird(egg({ height: 220, shell: overprints.tintedEgg }), 440, 948, { rotate: -70 }) +
    layer(contactShadow(790, 1028, 380, 56), 'soft') +
    printBird(duckling('standing'), 560, 520, { scale: 1.78 }) +
    layer(contactShadow(1210, 1047, 340, 58), 'soft') +
    printBird(shellBack, 1200, 930, shell) +
    clip(
      rect(900, 300, 600, 640),
      printBird(duckling('swimming', { seed: 9 }), 1356, 640, {
        scale: 1.32,
        flip: true,
        rotate: -6,
      }),
    ) +
    printBird(shellCup(), 1200, 930, shell) +
    bits
      .map(([x, y, size, rotate]) => printBird(shellBit, x, y, { scale: size * 1.1, rotate }))
      .join('')
  );
}

function nearStraw(): Svg {
  const front = { from: 0.1, to: Math.PI - 0.1 };
  const wisp = { inner: 0.6, from: 0.2, to: 2.9 };
  return layer(
    straw([480, 1020], [150, 26], 16, inks.gold, 81, { ...wisp, scale: 0.8 }) +
      straw([480, 1022], [150, 26], 10, inks.apricot, 82, { ...wisp, scale: 0.8 }) +
      straw([980, 985], [110, 20], 12, inks.gold, 83, { ...wisp, scale: 0.7 }) +
      straw([800, 1040], [120, 16], 12, inks.gold, 84, { ...wisp, inner: 0.4, scale: 0.7 }) +
      straw([800, 880], [780, 250], 170, inks.gold, 8, { ...front, inner: 0.78, outer: 1.25 }) +
      straw([800, 900], [780, 250], 90, inks.ink, 9, { ...front, inner: 0.85, outer: 1.25 }) +
      straw([800, 890], [780, 250], 130, inks.apricot, 10, { ...front, inner: 0.8, outer: 1.3 }) +
      straw([800, 890], [780, 260], 50, inks.white, 11, { ...front, inner: 0.8, outer: 1.2 }) +
      straw([800, 900], [780, 260], 60, inks.rust, 12, { ...front, inner: 0.8, outer: 1.3 }),
  );
}

/** The hatch: a duckling on its feet, another still in its shell, three eggs to go. */
export default {
  name: 'welcome',
  width,
  height,
  output: 'content/pages/products/welcome.webp',
  draw: () =>
    sheet(
      width,
      height,
      barnWall() +
        group(strawBed() + brood() + nearStraw(), 'transform="translate(-130 -214) scale(1.16)"') +
        shade(rect(0, 900, width, 300), inks.ink, { from: [0, 1010], to: [0, 1290], end: 0.8 }),
    ),
} satisfies Scene;
