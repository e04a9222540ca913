import { closed } from '../../hand/geometry.ts';
import { fill, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { layer } from '../../hand/press.ts';
import { gambrelBarn } from '../../land/barn.ts';
import { farmhouse } from '../../land/farmhouse.ts';
import { hill } from '../../land/ground.ts';
import { tree, treeline } from '../../land/trees.ts';

/** One eye for all that stands on the ground: height in units, and the level it looks along. */
const eye = 2.6;
const horizon = 560;
const standing = (x: number, scale: number) => [x, horizon + eye * scale] as const;

export function farmstead(): Svg {
  const shadows =
    closed('930,720 760,736 520,716 350,706 280,692 400,682 640,692 840,704').d +
    closed('300,690 180,688 20,680 -40,672 60,664 220,668').d;
  return (
    layer(
      hill('-20,640 300,612 700,602 1100,604 1640,620', 1220, inks.sage, {
        light: inks.gold,
        dark: inks.olive,
        seed: 3,
        rows: 9,
        depth: 0.42,
        width: [2, 6],
        lightGap: [120, 420],
        darkGap: [200, 520],
        shadow: inks.olive,
        shadowFrom: [0, 760],
        shadowTo: [0, 1100],
        shadowEnd: 0.95,
      }) +
        treeline(1120, 1640, () => 622, [40, 104], { seed: 8, step: 24, light: inks.gold }) +
        tree(60, 690, 210, { seed: 12, colour: inks.spruce, light: inks.olive, dark: inks.ink }),
    ) +
    layer(fill(shadows, inks.spruce), 'soft') +
    layer(
      farmhouse(
        { corner: standing(310, 46), scale: 46, turn: 30, distance: 20, eye },
        { roof: inks.dusk },
      ) + gambrelBarn({ corner: standing(770, 66), scale: 66, turn: 34, distance: 22, eye }),
      'bird',
    ) +
    layer(
      tree(400, 700, 90, { seed: 21 }) +
        tree(466, 704, 56, { seed: 22, light: inks.orange, colour: inks.sage }),
    )
  );
}
