import { heightOf, rect } from '../hand/geometry.ts';
import { dot, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { gambrelBarn } from '../land/barn.ts';
import { grass, meadow } from '../land/grass.ts';
import { contactShadow, furrows, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { railFence } from '../land/paddock.ts';
import { streaks } from '../land/sky.ts';
import { tree, treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1200, 1320];
const moon = [806, 214] as const;

/** Before sunrise: the moon goes down over the range while the light climbs behind our backs. */
function sky(): Svg {
  return (
    layer(fill(rect(-10, -10, width + 20, 760), inks.apricot)) +
    shade(rect(0, 0, width, 600), inks.mist, {
      to: [0, 600],
      start: 1,
      end: 0,
      middle: [0.5, 0.85],
    }) +
    shade(rect(0, 0, width, 420), inks.dusk, { from: [0, -40], to: [0, 410], start: 1, end: 0 }) +
    glow(moon[0], moon[1], 210, inks.paper, 0.7) +
    layer(dot(moon[0], moon[1], 62, inks.white), 'ink2') +
    layer(
      streaks(140, 250, 920, 150, {
        count: 8,
        length: [180, 480],
        width: [6, 15],
        colour: inks.paper,
        seed: 21,
      }) +
        streaks(560, 360, 560, 110, {
          count: 4,
          length: [160, 380],
          width: [5, 11],
          colour: inks.white,
          seed: 24,
        }),
      'ink3',
    )
  );
}

function bitterroots(): Svg {
  const far = range(
    [
      [-60, 600, 'saddle'],
      [120, 540, 'summit'],
      [300, 600, 'saddle'],
      [560, 560, 'summit'],
      [700, 620, 'saddle'],
      [900, 590, 'summit'],
      [1040, 610, 'saddle'],
      [1260, 530, 'summit'],
    ],
    760,
    {
      lit: overprints.farRock,
      dark: overprints.farShade,
      snow: null,
      seed: 2,
      hazeEnd: 0.85,
      marks: 0.5,
    },
  );
  const near = range(
    [
      [-100, 600, 'saddle'],
      [50, 470, 'summit'],
      [180, 560, 'saddle'],
      [420, 330, 'summit'],
      [560, 392, 'saddle'],
      [660, 372, 'summit'],
      [860, 590, 'saddle'],
      [960, 540, 'summit'],
      [1040, 580, 'saddle'],
      [1190, 452, 'summit'],
      [1340, 590, 'saddle'],
    ],
    780,
    { snowLine: 470, forestLine: 680, seed: 17, hazeEnd: 0.35, haze: inks.mist },
  );
  return layer(far, 'ink2') + layer(near, 'ink2');
}

/** Ground fog along the river, in level bands. */
const fog = (): Svg =>
  layer(
    streaks(-60, 742, 1320, 34, {
      count: 9,
      length: [220, 560],
      width: [6, 15],
      colour: inks.mist,
      seed: 14,
    }) +
      streaks(-60, 762, 1320, 30, {
        count: 6,
        length: [180, 420],
        width: [4, 9],
        seed: 15,
      }),
    'ink3',
  );

function valley(): Svg {
  const ridge = '-20,722 200,700 460,712 760,730 1000,716 1220,696';
  return layer(
    hill(ridge, 820, inks.spruce, { light: inks.dusk, seed: 9, rows: 6, lightGap: [60, 200] }) +
      treeline(-10, 1220, heightOf(ridge, 10), [14, 44], { seed: 3, step: 12 }) +
      hill('-20,764 300,756 700,764 1220,752', 1330, inks.sage, {
        light: inks.gold,
        seed: 3,
        rows: 4,
        depth: 0.1,
      }) +
      furrows('-20,786 430,770 700,812 240,880 -20,884', {
        colour: inks.gold,
        furrow: inks.apricot,
        vanishing: [420, 690],
        count: 44,
        width: [5, 9],
      }) +
      furrows('520,768 1220,762 1220,800 760,808', {
        colour: inks.olive,
        furrow: inks.sage,
        vanishing: [800, 700],
        count: 44,
        width: [4, 8],
      }) +
      treeline(-10, 190, () => 800, [30, 84], { seed: 13, step: 20, light: inks.gold }) +
      hill('-20,900 260,868 560,852 860,846 1220,872', 1330, inks.olive, {
        light: inks.sage,
        seed: 13,
        rows: 7,
        depth: 0.7,
        width: [2, 6],
        lightGap: [140, 400],
        shadow: inks.spruce,
        shadowFrom: [0, 900],
        shadowTo: [0, 1300],
        shadowEnd: 0.95,
      }),
  );
}

/** The barn's gable catches the first light. */
function farmyard(): Svg {
  return (
    layer(contactShadow(540, 916, 520, 44, inks.spruce), 'soft') +
    layer(
      tree(270, 912, 170, { seed: 31, colour: inks.spruce, light: inks.olive, dark: inks.ink }) +
        tree(900, 900, 150, { seed: 32 }) +
        tree(990, 896, 104, { seed: 35, colour: inks.spruce, light: inks.gold }),
    ) +
    layer(gambrelBarn({ corner: [640, 924], scale: 50, turn: 36, distance: 22, eye: 3 }), 'bird') +
    layer(tree(388, 926, 74, { seed: 41 }))
  );
}

function foreground(): Svg {
  return (
    layer(
      meadow(-20, 1220, 960, 1240, { count: 120, seed: 6, height: [10, 40] }) +
        meadow(-20, 1220, 960, 1240, { count: 60, seed: 7, colour: inks.gold, height: [8, 34] }),
    ) +
    layer(
      railFence([-60, 1150], [1270, 1130], 5, {
        height: 190,
        post: 26,
        seed: 5,
        colour: inks.ink,
        light: inks.tan,
      }),
      'key',
    ) +
    layer(
      grass(-20, 1220, 1336, {
        count: 190,
        height: [70, 190],
        width: [6, 12],
        colour: inks.ink,
        seed: 1,
      }) +
        grass(-20, 1220, 1336, { count: 90, height: [80, 220], colour: inks.olive, seed: 2 }) +
        grass(-20, 1220, 1336, {
          count: 46,
          height: [90, 250],
          width: [4, 8],
          colour: inks.gold,
          seed: 6,
        }),
    ) +
    shade(rect(0, 1120, width, 200), inks.ink, { from: [0, 1160], to: [0, 1380], end: 0.7 })
  );
}

/** First light on the Bitterroot range, the valley, the barn; composed for an arched window. */
export default {
  name: 'the-view',
  width,
  height,
  output: 'content/pages/home/the-view.webp',
  draw: () =>
    sheet(width, height, sky() + bitterroots() + valley() + fog() + farmyard() + foreground()),
} satisfies Scene;
