import { closed, rect } from '../../hand/geometry.ts';
import { fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, layer, shade } from '../../hand/press.ts';
import { grass, meadow, tufts } from '../../land/grass.ts';
import { contactShadow } from '../../land/ground.ts';
import { fieldGate, railFence } from '../../land/paddock.ts';
import { streaks } from '../../land/sky.ts';
import { fallenLeaves, turningTree } from '../../land/turning-tree.ts';

/** The lane from the foot of the picture through the gate to the barn door. */
function lane(): Svg {
  const { d } = closed(
    '902,722! 930,750 912,790 880,846 850,910 846,1000 900,1230! 330,1230! 470,1060 590,930 690,846 790,786 850,750 862,722!',
  );
  const ruts = { colour: inks.tan, length: [40, 160] as const, width: [3, 9] as const };
  return layer(
    fill(d, inks.apricot) +
      clip(
        d,
        shade(d, inks.tan, { from: [1000, 900], to: [460, 1000], start: 0.1, end: 0.9 }) +
          streaks(320, 740, 680, 460, { ...ruts, count: 60, seed: 4, perspective: true }) +
          streaks(320, 740, 680, 460, {
            ...ruts,
            colour: overprints.brownEgg,
            count: 14,
            seed: 6,
            perspective: true,
          }),
      ),
    'ink2',
  );
}

const onLane = (x: number, y: number) =>
  x > 820 - (y - 800) * 1.15 - 40 && x < 900 + (y < 860 ? 60 : 0) && y > 740;

function fences(): Svg {
  return (
    layer(
      contactShadow(250, 908, 760, 26, inks.spruce) +
        contactShadow(1320, 912, 660, 26, inks.spruce),
      'soft',
    ) +
    layer(
      railFence([-30, 896], [590, 902], 4, { seed: 3 }) +
        railFence([1000, 904], [1660, 900], 4, { seed: 5 }) +
        fieldGate(
          { corner: [1000, 896], scale: 130, turn: 74, distance: 9, eye: 2.6 },
          { length: 2.2 },
        ),
      'key',
    )
  );
}

function verge(width: number, height: number): Svg {
  const shadow = closed(
    '1420,1010 1180,990 900,1000 560,1040 300,1050 120,1084 420,1094 800,1070 1160,1050',
  ).d;
  return (
    layer(
      meadow(-20, width + 20, 900, 1190, {
        count: 260,
        seed: 8,
        colour: inks.olive,
        avoid: onLane,
      }) +
        meadow(-20, width + 20, 900, 1190, {
          count: 150,
          seed: 9,
          colour: inks.gold,
          avoid: onLane,
          height: [8, 34],
        }),
    ) +
    layer(fill(shadow, inks.spruce, 'opacity=".8"'), 'soft') +
    layer(turningTree(1430, 1010, 980, 4)) +
    layer(
      fallenLeaves(1240, 1030, 330, 60, 80, inks.gold, 3) +
        fallenLeaves(1240, 1040, 360, 70, 50, inks.orange, 4) +
        fallenLeaves(1300, 1020, 300, 50, 34, inks.rust, 5) +
        tufts(1280, 1520, 1024, { count: 9, seed: 4, colour: inks.olive, height: [30, 60] }),
      'ink3',
    ) +
    layer(
      grass(940, width + 20, height + 16, {
        count: 110,
        height: [50, 130],
        width: [5, 10],
        colour: inks.spruce,
        seed: 7,
      }) +
        grass(960, width + 20, height + 16, {
          count: 50,
          height: [60, 150],
          colour: inks.gold,
          seed: 8,
        }) +
        grass(-20, 330, height + 16, {
          count: 60,
          height: [40, 110],
          width: [5, 10],
          colour: inks.spruce,
          seed: 9,
        }) +
        grass(-20, 300, height + 16, { count: 26, height: [50, 120], colour: inks.gold, seed: 10 }),
    ) +
    shade(rect(0, 1000, width, 200), inks.spruce, { from: [0, 1040], to: [0, 1260], end: 0.7 })
  );
}

export const gateway = (width: number, height: number): Svg =>
  lane() + fences() + verge(width, height);
