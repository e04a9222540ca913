import type { Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer } from '../../hand/press.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { tree, treeline } from '../../land/trees.ts';

export function farShore(): Svg {
  const peaks = range(
    [
      [-80, 430, 'saddle'],
      [70, 350, 'summit'],
      [210, 430, 'saddle'],
      [400, 208, 'summit'],
      [520, 262, 'saddle'],
      [600, 250, 'summit'],
      [770, 440, 'saddle'],
      [900, 384, 'summit'],
      [1030, 470, 'saddle'],
      [1190, 396, 'summit'],
      [1290, 440, 'saddle'],
      [1460, 322, 'summit'],
      [1700, 440, 'saddle'],
    ],
    600,
    { snowLine: 320, forestLine: 520, seed: 12, hazeEnd: 0.5 },
  );
  return (
    layer(peaks, 'ink2') +
    layer(
      hill('-20,516 180,486 420,506 640,528 900,516 1200,494 1420,478 1640,506', 620, inks.dusk, {
        light: inks.mist,
        dark: inks.spruce,
        seed: 3,
        rows: 10,
        shadow: inks.spruce,
        shadowEnd: 0.9,
      }),
      'ink2',
    ) +
    layer(
      treeline(-10, 620, (x) => 552 + Math.sin(x / 90) * 6, [26, 92], {
        seed: 5,
        step: 15,
        light: inks.gold,
      }) +
        treeline(620, 1300, () => 556, [10, 34], { seed: 15, step: 11 }) +
        treeline(1290, 1620, (x) => 556 + Math.sin(x / 60) * 5, [30, 110], {
          seed: 6,
          step: 16,
          light: inks.gold,
        }) +
        tree(690, 566, 120, { seed: 3 }) +
        tree(770, 568, 86, { seed: 9, colour: inks.sage, light: inks.apricot }) +
        hill('-20,560 300,552 700,566 1100,556 1640,562', 600, inks.sage, {
          light: inks.gold,
          dark: inks.olive,
          seed: 8,
          rows: 6,
          lightGap: [10, 50],
          darkGap: [10, 50],
        }),
    )
  );
}
