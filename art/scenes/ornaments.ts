import { type Bird, printCutout } from '../birds/bird.ts';
import { duckling } from '../birds/downy.ts';
import { duckAfloat } from '../birds/duck-afloat.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { egg } from '../birds/egg.ts';
import { hen } from '../birds/hen.ts';
import { closed, rect } from '../hand/geometry.ts';
import { fill, inkLine, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { clip, layer, sheet } from '../hand/press.ts';
import { tufts } from '../land/grass.ts';
import { straw } from '../land/ground.ts';
import { streaks } from '../land/sky.ts';
import type { Scene } from '../scene.ts';
import { lostDuckling } from './ornaments/lost-duckling.ts';

const size = 800;

/** How far below soles and waterline a cut-out ends: a twentieth of its height. */
const margin = { ashore: 34, afloat: 17 };

const cutAt = (y: number, inner: Svg): Svg => clip(rect(-40, -40, size + 80, y + 40), inner);

const turf = (x0: number, x1: number, sole: number, seed: number): Svg => {
  const [middle, foot] = [(x0 + x1) / 2, sole + margin.ashore];
  const mound = closed([
    [x0 - 120, foot - 8, 1],
    [x0 - 10, sole + 10],
    [middle, sole + 2],
    [x1 + 10, sole + 10],
    [x1 + 120, foot - 8, 1],
    [middle, foot + 2],
  ]).d;
  return cutAt(
    foot,
    layer(
      fill(mound, inks.olive) +
        inkLine(
          `${x0 - 60},${foot - 7} ${middle},${foot - 3} ${x1 + 60},${foot - 7}`,
          12,
          LENS,
          inks.spruce,
        ) +
        tufts(x0 - 40, x1 + 40, sole + 14, { count: 9, seed, height: [30, 64], width: [6, 10] }) +
        tufts(x0, x1, sole + 14, {
          count: 5,
          seed: seed + 1,
          colour: inks.gold,
          height: [26, 52],
          width: [5, 8],
        }),
    ),
  );
};

const ripples = (waterline: number, seed: number): Svg => {
  const band = { length: [160, 400] as const, width: [6, 11] as const };
  return cutAt(
    waterline + margin.afloat,
    layer(
      inkLine(`110,${waterline} 400,${waterline + 4} 700,${waterline}`, 12, LENS, inks.dusk) +
        streaks(140, waterline - 2, 520, 16, { ...band, count: 9, colour: inks.dusk, seed }) +
        streaks(160, waterline, 480, 14, { ...band, count: 4, colour: inks.mist, seed: seed + 1 }),
      'ink3',
    ),
  );
};

const ornament = (name: string, body: () => Svg): Scene => ({
  name,
  width: size,
  height: size,
  transparent: true,
  output: `content/ornaments/${name}.webp`,
  draw: () => sheet(size, size, body(), { ground: null }),
});

const swimmer = (name: string, bird: () => Bird, seed: number) =>
  ornament(name, () => printCutout(bird(), 90, 250, { scale: 1.1 }) + ripples(574, seed));

function nest(): Svg {
  const front = { inner: 0.8, outer: 1.2, from: 0.2, to: 2.9 };
  const radii = [270, 60] as const;
  return (
    layer(
      inkLine('110,640 400,640 690,640', 96, LENS, inks.umber) +
        straw([400, 610], radii, 60, inks.umber, 3, { inner: 0.6 }) +
        straw([400, 600], radii, 90, inks.gold, 4, { inner: 0.6 }),
    ) +
    printCutout(egg({ height: 300, shell: overprints.duckEgg }), 300, 452, { rotate: -16 }) +
    printCutout(egg({ height: 290, seed: 5 }), 520, 462, { rotate: 14 }) +
    printCutout(
      egg({ height: 280, shell: overprints.brownEgg, shadow: inks.tan, seed: 8 }),
      410,
      552,
      { rotate: 84 },
    ) +
    layer(
      straw([400, 606], radii, 90, inks.gold, 5, { ...front, inner: 0.66 }) +
        straw([400, 610], radii, 44, inks.apricot, 6, front) +
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
    () => turf(210, 630, 716, 4) + printCutout(duckOnLand(), 100, 60, { scale: 1.2 }),
  ),
  ornament('hen', () => turf(220, 600, 726, 6) + printCutout(hen(), 90, 60, { scale: 1.22 })),
  ornament(
    'duckling',
    () => turf(220, 600, 712, 8) + printCutout(duckling(), 110, 90, { scale: 2.3 }),
  ),
  ornament('eggs', nest),
  ornament('lost-duckling', () => turf(200, 560, 706, 12) + lostDuckling()),
];
