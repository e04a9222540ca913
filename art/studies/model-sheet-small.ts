import { printBird, printCutout } from '../birds/bird.ts';
import { chick } from '../birds/chick.ts';
import { duckling } from '../birds/downy.ts';
import { dustBather } from '../birds/dust-bather.ts';
import { egg, shellCup } from '../birds/egg.ts';
import { hen } from '../birds/hen.ts';
import { henWalks } from '../birds/hen-walks.ts';
import { pullet } from '../birds/pullet.ts';
import { rect } from '../hand/geometry.ts';
import { fill } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { sheet } from '../hand/press.ts';
import { coop } from '../land/coop.ts';
import type { Scene } from '../scene.ts';

/** Hens, ducklings, chicks, eggs and the hen house, to check anatomy while drawing. Never a master. */
export default {
  name: 'model-sheet-small',
  width: 2400,
  height: 1700,
  output: 'art/.draft/model-sheet-small.webp',
  draw: () =>
    sheet(
      2400,
      1700,
      [
        fill(rect(1900, 0, 500, 600), overprints.board),
        printBird(hen('barred'), 10, 10),
        printBird(hen('red', 'pecking'), 560, 10, { under: inks.orange }),
        printBird(dustBather(), 1240, 60, { under: inks.gold }),
        printCutout(hen('black'), 1880, 30),
        printBird(hen('barred', 'pecking'), 10, 620),
        printBird(pullet('red', 'running'), 680, 640, { scale: 0.9, under: inks.orange }),
        printBird(hen('white', henWalks.descending), 1280, 640, { scale: 0.9 }),
        ...(['standing', 'walking', 'swimming', 'sleeping', 'pecking'] as const).map((pose, i) =>
          printBird(duckling(pose), 20 + i * 300, 1160, { scale: 0.95 }),
        ),
        ...(['standing', 'walking', 'drinking', 'swallowing', 'sleeping'] as const).map((pose, i) =>
          printBird(chick(pose, i % 2 ? 'dark' : 'yellow'), 20 + i * 300, 1420, { scale: 0.95 }),
        ),
        printBird(egg(), 1600, 1250),
        printBird(shellCup(), 1600, 1500),
        coop({ corner: [2150, 1150], scale: 110, turn: 28, distance: 14, eye: 2 }),
      ].join(''),
    ),
} satisfies Scene;
