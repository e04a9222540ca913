import { hatch } from '../../hand/carving.ts';
import { lerp, type Point, pathOf, rect } from '../../hand/geometry.ts';
import { dash, dot, EVEN, fill, type Svg } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, glow, layer, shade } from '../../hand/press.ts';
import { steps } from '../../land/perspective.ts';

const floor = 450;
const vanishing: Point = [800, 150];

/** A rounded opening; drawn the other way round it cuts a hole. */
const opening = (inset: number, hole = false) => {
  const [x0, y0, x1, y1, r] = [150 + inset, 120 + inset, 1450 - inset, 1036 - inset, 70 - inset];
  return hole
    ? `M${x0 + r} ${y0}A${r} ${r} 0 0 0 ${x0} ${y0 + r}V${y1 - r}A${r} ${r} 0 0 0 ${x0 + r} ${y1}H${x1 - r}A${r} ${r} 0 0 0 ${x1} ${y1 - r}V${y0 + r}A${r} ${r} 0 0 0 ${x1 - r} ${y0}Z`
    : `M${x0 + r} ${y0}H${x1 - r}A${r} ${r} 0 0 1 ${x1} ${y0 + r}V${y1 - r}A${r} ${r} 0 0 1 ${x1 - r} ${y1}H${x0 + r}A${r} ${r} 0 0 1 ${x0} ${y1 - r}V${y0 + r}A${r} ${r} 0 0 1 ${x0 + r} ${y0}Z`;
};

/** Wire mesh running to one vanishing point. */
function mesh(): string {
  const radial = steps(-2300, 3900, 92).map((x) =>
    dash([lerp(vanishing[0], x, 0.278), floor], [x, 1230], 4.4, (t) => 0.3 + 0.7 * t, 10),
  );
  const level = steps(0, 1, 24).map((t) => {
    const y = lerp(floor + 4, 1120, t ** 1.5);
    return dash([100, y], [1500, y], lerp(1.6, 4.4, t), EVEN);
  });
  return [...radial, ...level].join('');
}

function thermometer(x: number, y: number): Svg {
  const ticks = steps(y + 34, y + 220, 12).map((v, i) =>
    dash([x + 14, v], [x + (i % 3 ? 26 : 34), v], 3.4, EVEN),
  );
  return (
    fill(rect(x - 40, y, 80, 280), inks.white) +
    fill(rect(x + 32, y, 8, 280), inks.mist) +
    fill(rect(x - 7, y + 28, 14, 210), inks.mist) +
    fill(rect(x - 5, y + 92, 10, 150), inks.rust) +
    dot(x, y + 246, 15, inks.rust) +
    fill(ticks.join(''), inks.ink)
  );
}

/** The warm inside: pine walls, the glow of the element, the tray's mesh. */
export function chamber(width: number): Svg {
  const wall = rect(100, 80, 1400, floor - 80);
  const ground = rect(100, floor, 1400, 620);
  const boards = [204, 288, 372].map((y) => dash([100, y], [1500, y], 5, EVEN, 14)).join('');
  const grain = hatch(
    [
      [110, 100],
      [1490, 100],
    ],
    [
      [110, floor - 12],
      [1490, floor - 12],
    ],
    {
      rows: 11,
      length: [80, 260],
      gap: [120, 420],
      width: [2, 4],
      colour: inks.orange,
      seed: 6,
      density: () => 0.6,
    },
  );
  return (
    layer(fill(wall, inks.gold)) +
    glow(800, 210, 620, inks.apricot, 1) +
    glow(800, 130, 300, inks.white, 0.9) +
    shade(wall, inks.rust, { from: [480, 0], to: [120, 0], end: 0.85 }) +
    shade(wall, inks.rust, { from: [1120, 0], to: [1480, 0], end: 0.85 }) +
    layer(grain + fill(boards, inks.orange), 'ink2') +
    layer(thermometer(1300, 146), 'bird') +
    layer(fill(ground, inks.tan)) +
    glow(width / 2, 840, 640, inks.apricot, 0.75) +
    shade(rect(100, floor, 1400, 80), inks.umber, {
      from: [0, floor - 6],
      to: [0, floor + 76],
      start: 0.9,
      end: 0,
    }) +
    layer(clip(ground, fill(mesh(), overprints.soilLight)), 'ink2')
  );
}

/** The cabinet's painted door around the window, the latch, a shine on the glass. */
export function cabinetFront(width: number, height: number): Svg {
  const door = rect(-10, -10, width + 20, height + 20) + opening(0, true);
  const bevel = opening(-26) + opening(0, true);
  const shine =
    pathOf([
      [330, 120],
      [520, 120],
      [170, 640],
      [150, 640],
      [150, 400],
    ]) +
    pathOf([
      [580, 120],
      [630, 120],
      [190, 790],
      [160, 790],
    ]);
  const screws: readonly Point[] = [
    [76, 62],
    [1524, 62],
    [76, 1130],
    [1524, 1130],
  ];
  const latch = rect(1470, 500, 60, 190);
  return (
    clip(
      opening(0),
      shade(shine, inks.white, { from: [600, 120], to: [150, 700], start: 0.35, end: 0.05 }),
    ) +
    clip(
      opening(0),
      shade(rect(150, 120, 1300, 110), inks.umber, {
        from: [0, 116],
        to: [0, 220],
        start: 0.7,
        end: 0,
      }),
    ) +
    fill(door, overprints.board) +
    layer(fill(door, inks.spruce)) +
    clip(
      door,
      shade(rect(0, 0, width, height), inks.ink, {
        from: [200, 0],
        to: [1500, 1200],
        start: 0,
        end: 0.9,
      }),
    ) +
    layer(
      hatch(
        [
          [-10, 8],
          [1610, 8],
        ],
        [
          [-10, 1196],
          [1610, 1196],
        ],
        {
          rows: 40,
          length: [60, 260],
          gap: [140, 520],
          width: [2, 4],
          colour: overprints.timber,
          seed: 8,
          density: (s) => (s < 0.07 || s > 0.9 ? 0.8 : 0),
        },
      ) +
        fill(bevel, inks.dusk) +
        fill(dash([196, 96], [1404, 96], 6, EVEN, 20), inks.mist) +
        fill(latch, inks.gold) +
        fill(rect(1516, 500, 14, 190), overprints.shankShade) +
        dot(1494, 536, 11, inks.umber) +
        dot(1494, 654, 11, inks.umber) +
        screws
          .map(
            ([x, y]) =>
              dot(x, y, 17, inks.gold) +
              fill(dash([x - 10, y - 7], [x + 10, y + 7], 5, EVEN), inks.umber),
          )
          .join(''),
      'bird',
    )
  );
}
