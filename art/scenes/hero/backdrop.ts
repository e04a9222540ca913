import { heightOf, type Point, rect } from '../../hand/geometry.ts';
import { dot, fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { glow, layer, shade } from '../../hand/press.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { cloud, rays, streaks } from '../../land/sky.ts';
import { treeline } from '../../land/trees.ts';

const width = 2400;
const sun: Point = [1760, 452];

export function sky(): Svg {
  const high = overprints.cloudShade;
  return (
    layer(fill(rect(-10, -10, width + 20, 620), inks.mist)) +
    shade(rect(0, 0, width, 420), inks.dusk, {
      from: [0, -40],
      to: [0, 380],
      start: 1,
      end: 0,
      middle: [0.4, 0.6],
    }) +
    shade(rect(0, 200, width, 420), inks.apricot, { from: [0, 260], to: [0, 540], end: 1 }) +
    glow(sun[0], 470, 520, inks.gold, 0.8) +
    layer(
      rays(sun[0], sun[1], 120, 470, {
        count: 56,
        colour: inks.paper,
        seed: 4,
        width: 10,
        from: Math.PI * 0.97,
        to: Math.PI * 2.03,
      }),
      'ink3',
    ) +
    layer(dot(sun[0], sun[1], 92, inks.white), 'ink2') +
    layer(
      streaks(0, 330, width, 140, {
        count: 24,
        length: [220, 640],
        width: [4, 13],
        colour: inks.paper,
        seed: 2,
      }) +
        streaks(0, 20, width, 190, {
          count: 12,
          length: [220, 640],
          width: [4, 10],
          colour: inks.paper,
          seed: 12,
        }) +
        streaks(900, 380, 1500, 100, {
          count: 7,
          length: [220, 520],
          width: [5, 12],
          colour: inks.orange,
          seed: 22,
        }),
      'ink3',
    ) +
    layer(
      cloud(520, 300, 780, 215, { seed: 4, shadow: inks.dusk }) +
        cloud(1230, 180, 500, 130, { seed: 9, shadow: high }) +
        cloud(2160, 250, 620, 170, { seed: 12, shadow: inks.dusk }) +
        cloud(960, 388, 360, 70, { seed: 15, shadow: inks.apricot }) +
        cloud(1440, 330, 280, 52, { seed: 25, shadow: inks.apricot }) +
        cloud(90, 180, 300, 80, { seed: 35, shadow: high }),
      'ink2',
    )
  );
}

export function mountains(): Svg {
  const far = range(
    [
      [-60, 480, 'saddle'],
      [150, 420, 'summit'],
      [420, 480, 'saddle'],
      [760, 400, 'summit'],
      [900, 440, 'saddle'],
      [1010, 424, 'summit'],
      [1200, 500, 'saddle'],
      [1420, 450, 'summit'],
      [1640, 520, 'saddle'],
      [1900, 460, 'summit'],
      [2060, 500, 'saddle'],
      [2200, 424, 'summit'],
      [2460, 470, 'saddle'],
    ],
    640,
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
      [-60, 480, 'saddle'],
      [60, 420, 'summit'],
      [170, 490, 'saddle'],
      [360, 312, 'summit'],
      [480, 362, 'saddle'],
      [560, 352, 'summit'],
      [740, 530, 'saddle'],
      [900, 478, 'summit'],
      [1080, 580, 'saddle'],
      [1240, 548, 'summit'],
      [1480, 600, 'saddle'],
      [1900, 590, 'summit'],
      [2000, 596, 'saddle'],
      [2120, 500, 'summit'],
      [2200, 520, 'saddle'],
      [2330, 410, 'summit'],
      [2480, 500, 'saddle'],
    ],
    680,
    { snowLine: 395, forestLine: 570, seed: 12, hazeEnd: 0.4 },
  );
  return layer(far, 'ink2') + layer(near, 'ink2');
}

export function foothills(): Svg {
  const ridge = '-20,608 220,578 520,596 800,620 1200,624 1500,610 1900,598 2150,574 2420,588';
  return layer(
    hill(ridge, 720, inks.spruce, { light: inks.dusk, seed: 9, rows: 7, lightGap: [60, 200] }) +
      treeline(-10, 2420, heightOf(ridge, 10), [12, 40], { seed: 3, step: 12 }) +
      treeline(-10, 640, () => 636, [24, 62], { seed: 13, step: 22, light: inks.olive }) +
      treeline(1960, 2420, () => 640, [24, 64], { seed: 14, step: 22, light: inks.olive }),
  );
}
