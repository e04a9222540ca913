import { type Bird, printCutout } from '../birds/bird.ts';
import { duckling } from '../birds/downy.ts';
import { duckAfloat } from '../birds/duck-afloat.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { egg } from '../birds/egg.ts';
import { hen } from '../birds/hen.ts';
import { inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { tufts } from '../land/grass.ts';
import { straw } from '../land/ground.ts';
import { streaks } from '../land/sky.ts';
import type { Scene } from '../scene.ts';

const size = 800;

const turf = (x0: number, x1: number, y: number, seed: number): Svg => {
  const middle = (x0 + x1) / 2;
  return layer(
    inkLine(`${x0 - 60},${y + 4} ${middle},${y - 2} ${x1 + 60},${y + 4}`, 34, LENS, inks.olive) +
      inkLine(`${x0 - 10},${y + 8} ${middle},${y + 6} ${x1 + 10},${y + 8}`, 16, LENS, inks.spruce) +
      tufts(x0 - 30, x1 + 30, y + 4, { count: 9, seed, height: [30, 64], width: [5, 9] }) +
      tufts(x0, x1, y + 6, {
        count: 5,
        seed: seed + 1,
        colour: inks.gold,
        height: [24, 50],
        width: [4, 7],
      }),
  );
};

const ripples = (y: number, seed: number): Svg =>
  layer(
    streaks(120, y, 560, 50, {
      count: 16,
      length: [120, 360],
      width: [4, 10],
      colour: inks.dusk,
      seed,
    }) +
      streaks(140, y + 6, 520, 40, {
        count: 7,
        length: [100, 260],
        width: [3, 7],
        colour: inks.mist,
        seed: seed + 1,
      }),
    'ink3',
  );

const ornament = (name: string, body: () => Svg): Scene => ({
  name,
  width: size,
  height: size,
  transparent: true,
  output: `content/ornaments/${name}.webp`,
  draw: () => sheet(size, size, body(), { ground: null }),
});

const swimmer = (name: string, bird: () => Bird, seed: number) =>
  ornament(name, () => printCutout(bird(), 90, 250, { scale: 1.1 }) + ripples(576, seed));

function nest(): Svg {
  const front = { inner: 0.8, outer: 1.2, from: 0.2, to: 2.9 };
  const radii = [270, 60] as const;
  return (
    layer(
      inkLine('110,640 400,626 690,640', 60, LENS, inks.umber) +
        straw([400, 610], radii, 60, inks.umber, 3, { inner: 0.6 }) +
        straw([400, 600], radii, 90, inks.gold, 4, { inner: 0.6 }),
    ) +
    printCutout(egg({ height: 300, shell: overprints.duckEgg }), 300, 420, { rotate: -16 }) +
    printCutout(egg({ height: 290, seed: 5 }), 520, 430, { rotate: 14 }) +
    printCutout(
      egg({ height: 280, shell: overprints.brownEgg, shadow: inks.tan, seed: 8 }),
      410,
      520,
      { rotate: 84 },
    ) +
    layer(
      straw([400, 610], radii, 60, inks.gold, 5, { ...front, outer: 1.15 }) +
        straw([400, 612], radii, 34, inks.apricot, 6, front) +
        straw([400, 612], radii, 20, inks.umber, 7, front),
    )
  );
}

/** Cut-outs that stand and float on the page's own lines. */
export default [
  swimmer('drake', () => duckAfloat('mallard'), 3),
  swimmer('mallard-hen', () => duckAfloat('brown'), 5),
  swimmer('duck-afloat', () => duckAfloat('white'), 7),
  ornament(
    'duck-standing',
    () => turf(200, 640, 704, 4) + printCutout(duckOnLand(), 100, 60, { scale: 1.2 }),
  ),
  ornament('hen', () => turf(170, 650, 716, 6) + printCutout(hen(), 90, 60, { scale: 1.22 })),
  ornament(
    'duckling',
    () => turf(170, 640, 716, 8) + printCutout(duckling(), 110, 90, { scale: 2.3 }),
  ),
  ornament('eggs', nest),
];
