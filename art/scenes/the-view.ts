import { heightOf, rect } from '../hand/geometry.ts';
import { dot, fill, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { glow, layer, shade, sheet } from '../hand/press.ts';
import { gambrelBarn } from '../land/barn.ts';
import { grass, meadow } from '../land/grass.ts';
import { contactShadow, furrows, hill } from '../land/ground.ts';
import { range } from '../land/mountains.ts';
import { railFence } from '../land/paddock.ts';
import { rays, streaks } from '../land/sky.ts';
import { tree, treeline } from '../land/trees.ts';
import type { Scene } from '../scene.ts';

const [width, height] = [1200, 1320];
const sun = [770, 560] as const;

function sky(): Svg {
  return (
    layer(fill(rect(-10, -10, width + 20, 760), inks.apricot)) +
    shade(rect(0, 0, width, 560), inks.mist, {
      to: [0, 540],
      start: 1,
      end: 0,
      middle: [0.45, 0.8],
    }) +
    shade(rect(0, 0, width, 330), inks.dusk, { from: [0, -60], to: [0, 320], start: 1, end: 0 }) +
    glow(sun[0], sun[1], 400, inks.gold, 0.95) +
    layer(
      rays(sun[0], sun[1], 110, 520, {
        count: 46,
        colour: inks.paper,
        seed: 4,
        width: 10,
        from: Math.PI * 1.02,
        to: Math.PI * 1.98,
      }),
      'ink3',
    ) +
    layer(dot(sun[0], sun[1], 84, inks.white), 'ink2') +
    layer(
      streaks(180, 200, 820, 190, {
        count: 11,
        length: [160, 460],
        width: [5, 13],
        colour: inks.paper,
        seed: 21,
      }) +
        streaks(200, 400, 900, 70, {
          count: 5,
          length: [160, 380],
          width: [5, 10],
          colour: inks.orange,
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
      [-80, 610, 'saddle'],
      [40, 560, 'summit'],
      [150, 610, 'saddle'],
      [330, 392, 'summit'],
      [430, 444, 'saddle'],
      [510, 430, 'summit'],
      [690, 640, 'saddle'],
      [800, 622, 'summit'],
      [910, 650, 'saddle'],
      [1080, 520, 'summit'],
      [1250, 610, 'saddle'],
    ],
    780,
    { snowLine: 500, forestLine: 690, seed: 12, hazeEnd: 0.45 },
  );
  return layer(far, 'ink2') + layer(near, 'ink2');
}

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

/** The barn stands between us and the sun: its gable catches the first light. */
function farmyard(): Svg {
  return (
    layer(contactShadow(540, 916, 520, 44, inks.spruce), 'soft') +
    layer(
      tree(270, 912, 170, { seed: 31, colour: inks.spruce, light: inks.olive, dark: inks.ink }) +
        tree(900, 900, 150, { seed: 32 }) +
        tree(990, 896, 104, { seed: 35, colour: inks.spruce, light: inks.gold }),
    ) +
    layer(
      gambrelBarn(
        { corner: [640, 924], scale: 50, turn: 36, distance: 22, eye: 3 },
        { roofMark: inks.mist },
      ),
      'bird',
    ) +
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
  draw: () => sheet(width, height, sky() + bitterroots() + valley() + farmyard() + foreground()),
} satisfies Scene;
