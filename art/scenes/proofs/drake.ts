import { printBird } from '../../birds/bird.ts';
import { duckOnLand } from '../../birds/duck-on-land.ts';
import { enlarged } from '../../birds/enlarged.ts';
import { rect } from '../../hand/geometry.ts';
import { fill, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { glow, layer, shade } from '../../hand/press.ts';
import { cattails, grass } from '../../land/grass.ts';
import { streaks } from '../../land/sky.ts';

/** A drake's head, close, before bright water. */
export const drakesHead = (): Svg =>
  layer(fill(rect(-10, -10, 980, 1220), inks.paper)) +
  shade(rect(0, 0, 960, 1200), inks.mist, { from: [0, 300], to: [0, 1200], end: 0.9 }) +
  glow(560, 420, 620, inks.white, 1) +
  layer(
    streaks(-60, 620, 1080, 560, {
      count: 46,
      length: [120, 420],
      width: [5, 12],
      colour: inks.dusk,
      seed: 4,
    }) +
      streaks(-60, 80, 1080, 300, {
        count: 9,
        length: [200, 520],
        width: [6, 12],
        colour: inks.mist,
        seed: 6,
      }),
    'ink3',
  ) +
  layer(cattails(120, 1230, 5, 820, 7) + cattails(900, 1240, 4, 620, 9), 'ink1') +
  printBird(enlarged(duckOnLand('standing', 'mallard'), 3.5), -915, 176, { under: inks.sage }) +
  layer(
    grass(-20, 980, 1216, {
      count: 60,
      height: [90, 260],
      width: [9, 16],
      colour: inks.ink,
      seed: 5,
    }),
  );
