import { rect } from '../hand/geometry.ts';
import { fill } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { layer, shade, sheet } from '../hand/press.ts';
import { hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import type { Scene } from '../scene.ts';
export default {
  name: 'the-view',
  width: 1600,
  height: 1200,
  output: 'art/.draft/the-view.webp',
  draw() {
    let s =
      layer(fill(rect(-10, -10, 1620, 1220), inks.apricot)) +
      shade(rect(0, 0, 1600, 400), inks.mist, { from: [0, 0], to: [0, 380], start: 1, end: 0 });
    s += layer(
      range(
        [
          [-60, 470, 'saddle'],
          [160, 390, 'summit'],
          [420, 470, 'saddle'],
          [700, 400, 'summit'],
          [960, 470, 'saddle'],
          [1150, 410, 'summit'],
          [1380, 470, 'saddle'],
          [1660, 390, 'summit'],
        ],
        640,
        { lit: '#C5BFA4', dark: '#7F9EA5', snow: null, seed: 4, marks: 0.5 },
      ),
      'ink2',
    );
    s += layer(
      range(
        [
          [-80, 470, 'saddle'],
          [60, 420, 'summit'],
          [170, 500, 'saddle'],
          [380, 270, 'summit'],
          [500, 330, 'saddle'],
          [590, 318, 'summit'],
          [760, 510, 'saddle'],
          [900, 430, 'summit'],
          [1060, 530, 'saddle'],
          [1200, 410, 'summit'],
          [1280, 425, 'saddle'],
          [1400, 360, 'summit'],
          [1560, 500, 'saddle'],
          [1700, 440, 'summit'],
        ],
        660,
        { snowLine: 350, forestLine: 560, seed: 12, hazeEnd: 0.5 },
      ),
      'ink2',
    );
    s += layer(
      hill(
        [
          [-20, 650],
          [500, 640],
          [1000, 655],
          [1640, 640],
        ],
        1200,
        inks.sage,
        { light: inks.gold, dark: inks.olive },
      ),
    );
    return sheet(1600, 1200, s);
  },
} satisfies Scene;
