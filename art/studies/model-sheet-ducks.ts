import { printBird } from '../birds/bird.ts';
import { duckAfloat } from '../birds/duck-afloat.ts';
import { duckDabbling } from '../birds/duck-dabbling.ts';
import { duckOnLand } from '../birds/duck-on-land.ts';
import { sheet } from '../hand/press.ts';
import type { Scene } from '../scene.ts';

/** Every duck pose side by side, to check anatomy while drawing. Never a master. */
export default {
  name: 'model-sheet-ducks',
  width: 2400,
  height: 1700,
  output: 'art/.draft/model-sheet-ducks.webp',
  draw: () =>
    sheet(
      2400,
      1700,
      [
        printBird(duckOnLand('standing'), 20, 20, { scale: 0.85 }),
        printBird(duckOnLand('walking', 'brown'), 480, 20, { scale: 0.85 }),
        printBird(duckOnLand('grazing'), 960, 20, { scale: 0.85 }),
        printBird(duckOnLand('preening'), 1560, 20, { scale: 0.85 }),
        printBird(duckOnLand('sleeping'), 1990, 20, { scale: 0.85 }),
        printBird(duckOnLand('standing', 'mallard'), 20, 560, { scale: 0.85 }),
        printBird(duckOnLand('grazing', 'mallard'), 480, 560, { scale: 0.85 }),
        printBird(duckOnLand('preening', 'brown'), 1080, 560, { scale: 0.85 }),
        printBird(duckOnLand('walking', 'blue'), 1520, 560, { scale: 0.85 }),
        printBird(duckOnLand('sleeping', 'mallard'), 1990, 560, { scale: 0.85 }),
        printBird(duckAfloat('mallard'), 20, 1120),
        printBird(duckAfloat('white', 'sleeping'), 640, 1120),
        printBird(duckAfloat('brown', 'sleeping'), 1240, 1120),
        printBird(duckAfloat('white'), 1800, 1120),
        printBird(duckDabbling(), 100, 1430),
        printBird(duckDabbling('mallard'), 500, 1430),
        printBird(duckAfloat('blue'), 900, 1420, { scale: 0.85 }),
      ].join(''),
    ),
} satisfies Scene;
