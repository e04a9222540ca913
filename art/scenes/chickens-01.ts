import { printBird } from '../birds/bird.ts';
import { hen } from '../birds/hen.ts';
import { heightOf } from '../hand/geometry.ts';
import type { Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { layer, sheet } from '../hand/press.ts';
import { random } from '../hand/random.ts';
import { coop } from '../land/coop.ts';
import { fence } from '../land/fence.ts';
import { daisy, flower } from '../land/flowers.ts';
import { grass, meadow, tufts } from '../land/grass.ts';
import { contactShadow, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { daySky } from '../land/skies.ts';
import { cloud, streaks } from '../land/sky.ts';
import { treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1600, 1200];

function distance(): Svg {
  const shadow = overprints.cloudShade;
  const ridge = '-20,590 260,548 560,568 860,588 1200,564 1640,580';
  const peaks = range(
    [
      [-60, 480, 'saddle'],
      [110, 400, 'summit'],
      [260, 470, 'saddle'],
      [420, 330, 'summit'],
      [520, 372, 'saddle'],
      [590, 362, 'summit'],
      [730, 490, 'saddle'],
      [900, 420, 'summit'],
      [1100, 500, 'saddle'],
      [1300, 440, 'summit'],
      [1660, 500, 'saddle'],
    ],
    640,
    {
      lit: overprints.limestone,
      snowLine: 412,
      forestLine: 560,
      seed: 22,
      sun: -1,
      haze: inks.paper,
      hazeEnd: 0.6,
    },
  );
  return (
    daySky(width, 640) +
    layer(
      cloud(470, 300, 640, 190, { seed: 4, shadow }) +
        cloud(1060, 190, 420, 110, { seed: 9, shadow }) +
        cloud(60, 170, 300, 90, { seed: 12, shadow }),
      'ink2',
    ) +
    layer(
      streaks(0, 330, width, 140, { count: 18, length: [160, 420], width: [4, 10], seed: 2 }),
      'ink3',
    ) +
    layer(peaks, 'ink2') +
    layer(
      hill(ridge, 720, inks.spruce, { light: inks.olive, seed: 9, rows: 9 }) +
        treeline(-10, 1640, heightOf(ridge, 12), [16, 58], {
          seed: 3,
          step: 13,
          light: inks.olive,
        }),
    )
  );
}

function yard(): Svg {
  const underCoop = (x: number, y: number) => x > 860 && y < 770;
  return (
    layer(
      hill('-20,650 300,618 700,626 1100,640 1640,620', 1220, inks.sage, {
        dark: inks.olive,
        seed: 3,
        rows: 26,
        depth: 1,
        width: [2, 6],
        shadow: inks.olive,
        shadowFrom: [0, 620],
        shadowTo: [0, 1160],
        shadowEnd: 0.95,
      }),
    ) +
    layer(
      fence(-20, 820, (x) => 668 - x * 0.012, {
        height: 64,
        step: 84,
        colour: inks.umber,
        width: 8,
        seed: 3,
      }),
      'key',
    ) +
    layer(contactShadow(1240, 776, 760, 60, inks.spruce), 'soft') +
    layer(coop({ corner: [1390, 790], scale: 128, turn: 30, distance: 15, eye: 1.6 }), 'bird') +
    layer(
      meadow(-20, 1640, 660, 1180, { count: 560, seed: 18, avoid: underCoop }) +
        meadow(-20, 1640, 660, 1180, {
          count: 180,
          seed: 19,
          colour: inks.gold,
          avoid: underCoop,
        }) +
        meadow(-20, 1640, 680, 1180, {
          count: 420,
          seed: 20,
          colour: inks.spruce,
          avoid: underCoop,
        }) +
        meadow(840, 1640, 782, 826, { count: 120, seed: 21, height: [26, 50], width: [3, 6] }),
    )
  );
}

function hens(): Svg {
  return (
    layer(contactShadow(1280, 1003, 300, 34, inks.spruce), 'soft') +
    printBird(hen('red', 'pecking'), 1440, 716, { scale: 0.53, flip: true, under: inks.orange }) +
    layer(
      meadow(1130, 1400, 1004, 1024, { count: 44, seed: 71, height: [20, 36], width: [4, 6] }) +
        meadow(1130, 1400, 1008, 1030, {
          count: 20,
          seed: 72,
          colour: inks.sage,
          height: [20, 34],
          width: [4, 6],
        }),
    ) +
    layer(contactShadow(615, 1085, 570, 60, inks.spruce), 'soft') +
    printBird(hen('barred'), 170, 330, { scale: 1.4 })
  );
}

function foreground(): Svg {
  const next = random(8);
  const flowers = Array.from({ length: 13 }, (_, i) => {
    const x = i % 2 ? next.between(0, 420) : next.between(900, 1590);
    const y = next.between(1000, 1150);
    return i % 3 ? flower(x, y) : daisy(x, y);
  });
  return (
    layer(
      grass(-20, 1620, 1200, {
        count: 230,
        height: [50, 150],
        width: [5, 11],
        colour: inks.spruce,
        seed: 1,
      }) +
        grass(-20, 1620, 1210, { count: 170, height: [50, 170], width: [5, 10], seed: 2 }) +
        grass(-20, 1620, 1215, {
          count: 80,
          height: [60, 190],
          width: [4, 9],
          colour: inks.sage,
          seed: 3,
        }) +
        grass(-20, 1620, 1215, { count: 34, height: [80, 210], colour: inks.gold, seed: 4 }) +
        tufts(420, 760, (_x, r) => 1106 + r.between(0, 16), {
          count: 12,
          seed: 28,
          height: [30, 64],
        }) +
        tufts(420, 760, 1116, {
          count: 8,
          seed: 29,
          colour: inks.sage,
          height: [24, 54],
          width: [4, 7],
        }),
    ) + layer(flowers.join(''), 'ink3')
  );
}

/** A barred hen in the yard, a red one pecking by the hen house. */
export default {
  name: 'chickens-01',
  width,
  height,
  output: 'content/products/chickens/chickens-01.webp',
  draw: () => sheet(width, height, distance() + yard() + hens() + foreground()),
} satisfies Scene;
