import { printBird } from '../birds/bird.ts';
import { drakeLookingBack } from '../birds/drake/looking-back.ts';
import { rect } from '../hand/geometry.ts';
import { fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { streaks } from '../land/sky.ts';
import { reflection } from '../land/water.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const [x, y, waterline] = [120, 130, 770];

const water = () =>
  layer(fill(rect(-10, -10, width + 20, height + 20), inks.dusk), 'ink2') +
  shade(rect(0, 0, width, 760), inks.apricot, { to: [0, 700], start: 1, end: 0 }) +
  glow(300, 330, 760, inks.gold, 0.85) +
  shade(rect(0, 0, width, height), inks.spruce, { from: [900, 500], to: [1640, 700], end: 0.9 }) +
  shade(rect(0, 480, width, 740), inks.ink, { from: [0, 560], to: [0, 1180], end: 1 }) +
  layer(
    streaks(0, 120, width, 620, {
      count: 46,
      length: [160, 520],
      width: [4, 13],
      colour: inks.dusk,
      seed: 3,
    }) +
      streaks(0, 60, 1000, 560, {
        count: 26,
        length: [160, 460],
        width: [4, 12],
        colour: inks.paper,
        seed: 4,
        density: (u) => 1 - u * 0.7,
      }),
    'ink3',
  );

const mirrored = () =>
  reflection(drakeLookingBack, x, y, { waterline, opacity: 0.5, under: inks.ink }) +
  layer(
    streaks(60, 910, 1480, 280, {
      count: 60,
      length: [160, 560],
      width: [5, 16],
      colour: inks.ink,
      seed: 12,
    }) +
      streaks(60, 905, 1480, 250, {
        count: 22,
        length: [120, 420],
        width: [4, 10],
        colour: inks.dusk,
        seed: 13,
      }),
    'ink3',
  );

const ripples = (): Svg =>
  layer(
    inkLine('150,884 420,918 900,930 1320,916 1520,880', 10, LENS, inks.white) +
      inkLine('40,930 420,972 900,984 1380,964 1620,920', 8, LENS, inks.apricot) +
      inkLine('-20,1010 420,1050 900,1060 1400,1040 1640,1004', 8, LENS, inks.dusk),
    'key',
  );

/** The drake alone on still water, his head turned to his own curls. */
export default {
  name: 'ducks-02',
  width,
  height,
  output: 'content/products/ducks/ducks-02.webp',
  draw: () =>
    sheet(
      width,
      height,
      water() + mirrored() + printBird(drakeLookingBack, x, y, { under: inks.ink }) + ripples(),
    ),
} satisfies Scene;
