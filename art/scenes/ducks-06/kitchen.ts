import { hatch } from '../../hand/carving.ts';
import { closed, heightOf, pathOf, rect } from '../../hand/geometry.ts';
import { dash, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, layer, shade } from '../../hand/press.ts';
import { hill } from '../../land/ground.ts';
import { range } from '../../land/mountains.ts';
import { treeline } from '../../land/trees.ts';

const tableTop = 640;

/** What the panes show: the range far off, a strip of pasture. */
function outside(): Svg {
  const ridge = '40,400 300,384 560,396 760,388';
  return (
    fill(rect(80, -20, 640, 500), inks.white) +
    shade(rect(80, -20, 640, 420), inks.mist, {
      from: [0, -20],
      to: [0, 330],
      start: 0.9,
      end: 0,
    }) +
    range(
      [
        [40, 330, 'saddle'],
        [230, 216, 'summit'],
        [330, 262, 'saddle'],
        [410, 250, 'summit'],
        [560, 340, 'saddle'],
        [760, 270, 'summit'],
      ],
      420,
      {
        lit: overprints.farRock,
        dark: overprints.farShade,
        snowLine: 250,
        seed: 9,
        sun: -1,
        hazeEnd: 0.6,
        haze: inks.white,
      },
    ) +
    hill(ridge, 490, inks.sage, { light: inks.gold, seed: 5, rows: 5 }) +
    treeline(60, 740, heightOf(ridge, 6), [14, 44], { seed: 5, step: 18, colour: inks.olive })
  );
}

function window(): Svg {
  const opening = rect(96, -20, 608, 470);
  const bars =
    rect(64, -20, 34, 500) +
    rect(702, -20, 34, 500) +
    rect(384, -20, 26, 480) +
    rect(90, 176, 620, 22) +
    rect(64, 444, 672, 30);
  const shaded =
    rect(92, -20, 7, 466) + rect(404, -20, 7, 466) + rect(96, 194, 606, 6) + rect(730, -20, 7, 480);
  const sill = pathOf([
    [30, 474],
    [770, 474],
    [800, 506],
    [10, 506],
  ]);
  return (
    layer(clip(opening, outside()), 'ink2') +
    layer(
      fill(bars, inks.white) +
        fill(shaded, inks.mist) +
        fill(sill, inks.paper) +
        fill(rect(10, 506, 790, 14), inks.tan),
      'bird',
    ) +
    shade(rect(30, 520, 760, 60), inks.ink, { from: [0, 518], to: [0, 590], start: 0.7, end: 0 })
  );
}

/** Pegs on the wall: a skillet, and a dipper for the basin. */
function pegRail(): Svg {
  const rail = rect(880, 92, 760, 34);
  const pegs = [960, 1180, 1400, 1590].map((x) => rect(x - 9, 84, 18, 62)).join('');
  const dipper = closed('1126,318! 1134,366 1160,388 1180,390 1202,388 1226,366 1234,318!').d;
  const handle = dash([1180, 140], [1180, 320], 13, EVEN, 6);
  const mouth = closed('1124,318 1150,306 1180,302 1210,306 1236,318 1210,330 1180,334 1150,330').d;
  const pan = closed('1312,330 1336,266 1400,240 1464,266 1488,330 1464,394 1400,420 1336,394').d;
  const hollow = closed(
    '1334,330 1354,282 1400,262 1446,282 1466,330 1446,378 1400,398 1354,378',
  ).d;
  return (
    layer(
      fill(rail, inks.umber) + fill(rect(880, 92, 760, 7), inks.tan) + fill(pegs, inks.tan),
      'ink2',
    ) +
    layer(
      fill(dash([1400, 140], [1400, 262], 26, EVEN, 6), inks.ink) +
        fill(pan, inks.ink) +
        clip(
          hollow,
          shade(hollow, inks.dusk, { from: [1340, 280], to: [1450, 380], start: 0.8, end: 0 }),
        ) +
        fill(handle + dipper, inks.white) +
        clip(dipper, shade(dipper, inks.dusk, { from: [1160, 330], to: [1230, 380], end: 1 })) +
        fill(mouth, inks.dusk),
      'bird',
    )
  );
}

export function kitchen(width: number): Svg {
  const boards = [830, 960, 1096, 1226, 1362, 1494]
    .map((x) => dash([x, -10], [x + 2, tableTop], 5, EVEN, 8))
    .join('');
  return (
    layer(fill(rect(-10, -10, width + 20, tableTop + 40), inks.sage)) +
    shade(rect(0, 0, width, tableTop), inks.spruce, {
      from: [620, 200],
      to: [1760, 330],
      start: 0.1,
      end: 1,
    }) +
    layer(fill(boards, inks.spruce), 'ink2') +
    pegRail() +
    window()
  );
}

export function table(width: number, height: number): Svg {
  const top = rect(-10, tableTop, width + 20, height - tableTop + 20);
  const joints = [700, 790, 912, 1074]
    .map((y, i) => dash([-20, y + i * 2], [width + 20, y - i * 2], 4 + i * 1.6, EVEN, 20))
    .join('');
  return (
    layer(fill(top, inks.tan)) +
    shade(top, inks.umber, { from: [500, 700], to: [1700, 1120], end: 1 }) +
    glow(380, 760, 620, inks.apricot, 0.7) +
    shade(rect(0, 980, width, 220), inks.umber, { from: [0, 1000], to: [0, 1230], end: 0.95 }) +
    layer(
      hatch(
        [
          [-20, tableTop + 8],
          [width + 20, tableTop + 8],
        ],
        [
          [-20, height],
          [width + 20, height],
        ],
        {
          rows: 26,
          length: [80, 320],
          gap: [120, 480],
          width: [1.8, 4.4],
          colour: inks.umber,
          seed: 4,
          density: () => 0.7,
        },
      ) + fill(joints, inks.umber),
      'ink2',
    ) +
    layer(fill(dash([-20, tableTop], [width + 20, tableTop], 9, EVEN, 20), inks.ink), 'key')
  );
}
