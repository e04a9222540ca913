import { printBird } from '../birds/bird.ts';
import { duckPreening } from '../birds/duck-preening.ts';
import { feather } from '../birds/feather.ts';
import { heightOf, rect } from '../hand/geometry.ts';
import { dot, fill, group, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { grass, meadow, tufts } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import { streaks } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];
const [x, y, scale] = [290, -84, 1.16];

const morning = () =>
  layer(fill(rect(-10, -10, width + 20, 820), inks.mist)) +
  shade(rect(0, 0, width, 700), inks.apricot, {
    from: [1700, 0],
    to: [500, 520],
    start: 1,
    end: 0,
  }) +
  shade(rect(0, 0, width, 700), inks.dusk, {
    from: [-100, -60],
    to: [700, 420],
    start: 0.8,
    end: 0,
  }) +
  glow(1420, 330, 420, inks.paper, 0.9) +
  layer(dot(1420, 330, 92, inks.white), 'ink2');

/** Three rows of spruce, each a little less lost in the mist. */
function woods(): Svg {
  const rows = [
    ['-20,520 500,486 1000,520 1640,500', [70, 170], 34, overprints.farShade, 11],
    ['-20,580 400,600 900,560 1640,590', [110, 270], 52, inks.dusk, 22],
    ['-20,650 500,640 1100,660 1640,640', [60, 150], 30, overprints.timber, 13],
  ] as const;
  const veil = (y: number, strength: number) =>
    shade(rect(0, y - 150, width, 190), inks.mist, {
      from: [0, y - 140],
      to: [0, y + 20],
      end: strength,
    });
  return rows
    .map(([ridge, heights, step, colour, seed], i) => {
      const ground = heightOf(ridge);
      return (
        layer(
          treeline(-10, 1640, ground, heights, { seed, step, colour }) + hill(ridge, 800, colour),
          'ink2',
        ) + veil(ground(800), [0.75, 0.8, 0.5][i] ?? 0)
      );
    })
    .join('');
}

const pasture = () =>
  layer(
    hill('-20,690 400,672 900,684 1640,668', 1230, inks.sage, {
      dark: inks.olive,
      seed: 8,
      rows: 10,
      length: [40, 140],
      darkGap: [120, 360],
      width: [3, 6],
      shadow: inks.olive,
      shadowFrom: [0, 720],
      shadowTo: [0, 1100],
      shadowEnd: 1,
    }),
  ) +
  shade(rect(0, 660, width, 200), inks.mist, { from: [0, 676], to: [0, 800], start: 0.9, end: 0 }) +
  shade(rect(0, 900, width, 320), inks.spruce, { from: [0, 960], to: [0, 1230], end: 0.9 }) +
  layer(
    meadow(-20, 1640, 760, 1080, { count: 150, seed: 31, height: [10, 34], width: [2, 5] }) +
      meadow(-20, 1640, 760, 1080, {
        count: 60,
        seed: 32,
        colour: overprints.limestone,
        height: [10, 34],
        width: [2, 4],
      }),
  ) +
  layer(
    streaks(0, 690, width, 60, { count: 12, length: [200, 560], width: [4, 10], seed: 5 }),
    'ink3',
  );

/** The low sun stands to the right: the shadow runs off to the left. */
const shadow = () =>
  layer(
    group(
      duckPreening.silhouette,
      `fill="${inks.spruce}" opacity=".85" transform="translate(${x} 1052) matrix(1 0 .9 -.2 0 0) scale(${scale}) translate(0 -900)"`,
    ),
    'soft',
  );

const nearGrass = () =>
  layer(
    meadow(-20, 1640, 1060, 1190, {
      count: 120,
      seed: 3,
      colour: inks.spruce,
      height: [20, 50],
      width: [3, 6],
    }) +
      meadow(-20, 1640, 1060, 1190, {
        count: 90,
        seed: 4,
        colour: inks.sage,
        height: [18, 46],
        width: [3, 6],
      }) +
      tufts(780, 1080, (_x, next) => 1062 + next.between(0, 14), {
        count: 9,
        seed: 24,
        height: [26, 54],
        width: [4, 7],
      }) +
      grass(-20, 1620, 1216, {
        count: 110,
        height: [40, 120],
        width: [5, 10],
        colour: inks.spruce,
        seed: 7,
      }),
  ) +
  layer(
    feather([420, 1020], { size: 0.9, rotate: 8, seed: 2 }) +
      feather([1300, 1070], { size: 1, rotate: -20, flip: true, seed: 4 }) +
      feather([330, 800], { size: 0.95, rotate: 40, seed: 9 }),
    'bird',
  );

/** Morning mist: a white duck sets its wing in order. */
export default {
  name: 'ducks-03',
  width,
  height,
  output: 'content/products/ducks/ducks-03.webp',
  draw: () =>
    sheet(
      width,
      height,
      morning() +
        woods() +
        pasture() +
        shadow() +
        printBird(duckPreening, x, y, { scale }) +
        nearGrass(),
    ),
} satisfies Scene;
