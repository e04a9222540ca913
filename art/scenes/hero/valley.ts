import { pathOf } from '../../hand/geometry.ts';
import { fill, type Svg } from '../../hand/marks.ts';
import { inks } from '../../hand/palette.ts';
import { clip, layer, place, shade } from '../../hand/press.ts';
import { barn, house } from '../../land/farmstead.ts';
import { fence } from '../../land/fence.ts';
import { furrows, hill, stream } from '../../land/ground.ts';
import { streaks } from '../../land/sky.ts';
import { tree, treeline } from '../../land/trees.ts';

/** The valley floor in a few calm planes: hay, green, the bench below the farm. */
export function valley(): Svg {
  const pasture = {
    light: inks.sage,
    rows: 7,
    depth: 0.7,
    width: [2, 5] as const,
    lightGap: [120, 380] as const,
  };
  return layer(
    hill('-20,642 500,626 1100,636 1700,626 2420,638', 1020, inks.sage, {
      light: inks.gold,
      seed: 3,
      rows: 4,
      depth: 0.12,
      lightGap: [60, 220],
    }) +
      furrows('-20,668 640,650 900,690 300,760 -20,770', {
        colour: inks.gold,
        furrow: inks.apricot,
        vanishing: [420, 560],
        count: 46,
      }) +
      furrows('640,650 1180,648 1300,676 900,690', {
        colour: inks.olive,
        furrow: inks.sage,
        vanishing: [900, 600],
        count: 40,
        seed: 2,
      }) +
      furrows('1700,650 2420,660 2420,760 2000,730 1640,690', {
        colour: inks.gold,
        furrow: inks.orange,
        vanishing: [1700, 560],
        count: 50,
        seed: 3,
      }) +
      hill('-20,780 300,752 700,730 1100,738 1500,722 1900,742 2420,770', 1020, inks.olive, {
        ...pasture,
        seed: 13,
        shadow: inks.spruce,
        shadowEnd: 0.95,
      }),
  );
}

export function river(): Svg {
  const d = pathOf(
    stream(
      '1150,646 1190,655 1120,668 1230,688 1130,716 1290,760 1130,820 1300,900 1180,1030',
      640,
      1030,
    ),
  );
  const cottonwoods = [
    [1010, 712, 60],
    [1060, 700, 44],
    [1330, 706, 54],
    [1390, 720, 70],
    [930, 734, 80],
    [1460, 742, 92],
    [860, 752, 96],
    [1130, 676, 28],
    [1300, 672, 26],
  ] as const;
  const trees = cottonwoods.map(([x, y, size], i) =>
    tree(x, y + 8, size, {
      seed: i + 2,
      colour: i % 3 ? inks.olive : inks.spruce,
      light: i % 2 ? inks.gold : inks.sage,
    }),
  );
  return (
    layer(
      fill(d, inks.mist) +
        clip(
          d,
          shade(d, inks.dusk, { from: [0, 760], to: [0, 1000], end: 1 }) +
            streaks(950, 640, 520, 380, {
              count: 70,
              length: [40, 200],
              width: [3, 9],
              seed: 3,
              perspective: true,
            }) +
            streaks(950, 640, 520, 380, {
              count: 40,
              length: [40, 200],
              width: [3, 9],
              colour: inks.dusk,
              seed: 4,
              perspective: true,
            }),
        ),
      'ink2',
    ) + layer(trees.join(''))
  );
}

export function farm(): Svg {
  const shed = { wall: inks.white, dark: inks.mist, roof: inks.rust, trim: inks.ink };
  return (
    layer(
      hill('1330,1010 1420,880 1520,800 1660,754 1850,738 2120,744 2420,780', 1020, inks.sage, {
        light: inks.gold,
        seed: 23,
        rows: 7,
        depth: 0.8,
        width: [2, 5],
        lightGap: [120, 360],
        shadow: inks.olive,
        shadowEnd: 0.9,
      }) +
        tree(1640, 762, 130, { seed: 31, colour: inks.spruce, light: inks.olive }) +
        tree(2150, 770, 150, { seed: 32 }) +
        treeline(2170, 2300, () => 770, [70, 130], { seed: 8, step: 26, light: inks.olive }),
    ) +
    layer(
      place(barn(1.05), 1950, 768) +
        place(house(1), 1722, 764) +
        tree(1800, 774, 88, { seed: 41 }) +
        place(barn(0.42, shed), 2110, 790),
      'ink2',
    ) +
    layer(
      fence(1500, 2400, (x) => 812 + ((x - 1900) / 500) ** 2 * 22, { height: 26, step: 44 }),
      'key',
    )
  );
}
