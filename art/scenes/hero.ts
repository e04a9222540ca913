import { printBird } from '../birds/bird.ts';
import { duckAfloat } from '../birds/duck-afloat.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { flyer } from '../birds/flyer.ts';
import { rect } from '../hand/geometry.ts';
import { group, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { layer, shade, sheet } from '../hand/press.ts';
import { grass, meadow } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import type { Scene } from '../scene.ts';
import { foothills, mountains, sky } from './hero/backdrop.ts';
import { farm, river, valley } from './hero/valley.ts';

const [width, height] = [2400, 1000];

function flock(): Svg {
  const birds =
    flyer(1120, 226, 50, 'up', -6) +
    flyer(1056, 254, 44, 'down', -4) +
    flyer(1000, 284, 46, 'up', -8) +
    flyer(1170, 262, 46, 'up', -4) +
    flyer(1216, 294, 42, 'down', -6);
  return layer(group(birds, `fill="${inks.ink}"`), 'key');
}

function foreground(): Svg {
  const rise = { light: inks.olive, rows: 7, width: [2, 6] as const, lightGap: [80, 260] as const };
  return (
    layer(
      hill('-20,900 260,850 560,846 820,890 1040,960 1200,1040', 1040, inks.spruce, {
        ...rise,
        seed: 43,
      }) +
        hill('1300,1040 1500,960 1800,914 2100,900 2420,880', 1040, inks.spruce, {
          ...rise,
          seed: 44,
        }),
    ) +
    printBird(duckOnLand('walking'), 190, 664, { scale: 0.42 }) +
    printBird(duckOnLand('standing'), 760, 652, { scale: 0.44, flip: true }) +
    printBird(duckAfloat('mallard'), 1110, 872, { scale: 0.27 }) +
    printBird(duckAfloat('white'), 1290, 776, { scale: 0.14, flip: true }) +
    layer(
      meadow(0, 800, 880, 930, { count: 120, seed: 6, height: [12, 26], width: [3, 5] }) +
        meadow(0, 800, 890, 940, {
          count: 50,
          seed: 7,
          colour: inks.sage,
          height: [12, 26],
          width: [3, 5],
        }) +
        grass(-20, 1100, 1010, {
          count: 110,
          height: [40, 110],
          width: [5, 9],
          colour: inks.ink,
          seed: 1,
        }) +
        grass(-20, 900, 1010, { count: 60, height: [50, 140], seed: 2 }) +
        grass(1350, 2420, 1010, {
          count: 110,
          height: [30, 100],
          width: [5, 9],
          colour: inks.ink,
          seed: 3,
        }) +
        grass(1400, 2420, 1010, { count: 60, height: [40, 120], seed: 4 }) +
        grass(-20, 2420, 1010, {
          count: 44,
          height: [60, 150],
          width: [4, 7],
          colour: inks.gold,
          seed: 6,
        }),
    ) +
    shade(rect(0, 880, width, 120), overprints.board, {
      from: [0, 884],
      to: [0, 990],
      end: 1,
      middle: [0.5, 0.3],
    })
  );
}

/** The valley at sunrise: the farm, the stream, Lolo Peak; its foot fades into the board green. */
export default {
  name: 'hero',
  width,
  height,
  pixels: 2560,
  output: 'content/pages/home/hero.webp',
  draw: () =>
    sheet(
      width,
      height,
      sky() + mountains() + foothills() + valley() + river() + farm() + flock() + foreground(),
    ),
} satisfies Scene;
