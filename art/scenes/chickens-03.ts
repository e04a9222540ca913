import { printBird } from '../birds/bird.ts';
import { enlarged } from '../birds/enlarged.ts';
import { hen } from '../birds/hen.ts';
import { henWalks } from '../birds/hen-walks.ts';
import { heightOf } from '../hand/geometry.ts';
import type { Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { daisy, flower } from '../land/flowers.ts';
import { grass, meadow } from '../land/grass.ts';
import { hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { daySky } from '../land/skies.ts';
import { streaks } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

function distance(): Svg {
  const ridge = '-20,640 320,610 700,628 1060,612 1640,636';
  return (
    daySky(width, 660) +
    layer(
      streaks(0, 120, width, 300, { count: 16, length: [220, 560], width: [6, 14], seed: 12 }),
      'ink3',
    ) +
    layer(
      range(
        [
          [-60, 560, 'saddle'],
          [180, 470, 'summit'],
          [420, 556, 'saddle'],
          [760, 420, 'summit'],
          [850, 456, 'saddle'],
          [930, 442, 'summit'],
          [1180, 560, 'saddle'],
          [1420, 480, 'summit'],
          [1660, 560, 'saddle'],
        ],
        670,
        {
          lit: overprints.limestone,
          snowLine: 486,
          forestLine: 616,
          seed: 41,
          sun: -1,
          haze: inks.paper,
          hazeEnd: 0.7,
        },
      ),
      'ink2',
    ) +
    layer(
      hill(ridge, 760, inks.spruce, { light: inks.olive, seed: 9, rows: 6 }) +
        treeline(-10, 1640, heightOf(ridge, 10), [14, 44], {
          seed: 23,
          step: 12,
          light: inks.olive,
        }),
    ) +
    layer(
      hill('-20,700 400,676 900,690 1640,672', 1220, inks.sage, {
        light: inks.gold,
        dark: inks.olive,
        seed: 13,
        rows: 16,
        depth: 1,
        length: [80, 260],
        width: [3, 7],
        shadow: inks.olive,
        shadowFrom: [0, 740],
        shadowTo: [0, 1200],
        shadowEnd: 1,
      }) + meadow(-20, 1640, 720, 1180, { count: 260, seed: 18, height: [10, 60] }),
    )
  );
}

const pair = (): Svg => {
  const red = {
    base: overprints.barnShade,
    bar: inks.ink,
    shadow: inks.ink,
    fleck: inks.rust,
    bars: 0.6,
  };
  return (
    printBird(enlarged(hen('red', henWalks.inspecting, red), 2.05), 1746, 236, {
      flip: true,
      under: inks.rust,
    }) + printBird(enlarged(hen('barred'), 2.5), -330, 40)
  );
};

function foreground(): Svg {
  const next = random(5);
  const flowers = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [next.between(20, 1580), next.between(1060, 1160)];
    return i % 2 ? flower(x, y, { size: 34, stem: 150 }) : daisy(x, y, 36, 150);
  });
  return (
    layer(
      grass(-20, 1620, 1206, {
        count: 150,
        height: [50, 170],
        width: [7, 14],
        colour: inks.spruce,
        seed: 1,
      }) +
        grass(-20, 1620, 1212, { count: 110, height: [50, 190], width: [7, 13], seed: 2 }) +
        grass(-20, 1620, 1214, {
          count: 44,
          height: [60, 210],
          width: [6, 11],
          colour: inks.sage,
          seed: 3,
        }),
    ) + layer(flowers.join(''), 'ink3')
  );
}

/** Two hens in the meadow, close up. */
export default {
  name: 'chickens-03',
  width,
  height,
  output: 'content/products/chickens/chickens-03.webp',
  draw: () => sheet(width, height, distance() + pair() + foreground()),
} satisfies Scene;
