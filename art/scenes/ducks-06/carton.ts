import { printBird } from '../../birds/bird.ts';
import { stillEgg } from '../../birds/still-egg.ts';
import { hatch } from '../../hand/carving.ts';
import { closed, lerp, type Point } from '../../hand/geometry.ts';
import { fill, inkLine, inkLines, type Svg, SWELL } from '../../hand/marks.ts';
import { inks, overprints } from '../../hand/palette.ts';
import { clip, layer, shade } from '../../hand/press.ts';
import { contactShadow } from '../../land/ground.ts';

const pulp = overprints.cloudShade;
const columns = [0, 1, 2] as const;

/** A place in the tray's rim: u over its three columns, v from the back (0) to the front (1). */
const tray = (u: number, v: number): Point => [
  lerp(lerp(716, 1304, u / 3), lerp(664, 1356, u / 3), v),
  lerp(706, 830, v),
];

/** The inside of the lid, leaning back behind the eggs. */
function lid(): Svg {
  const { d } = closed(
    '700,716! 690,640 686,520 700,470 740,452 1010,444 1282,452 1322,470 1336,520 1330,640 1320,716!',
  );
  const wells = [
    '790,690 780,560 820,500 880,496 920,560 912,690',
    '1108,690 1100,560 1140,496 1200,500 1240,560 1230,690',
  ]
    .map((knots) => closed(knots).d)
    .join('');
  const speckle = hatch('700,480 1010,456 1330,480', '700,700 1010,690 1330,700', {
    rows: 13,
    length: [4, 12],
    gap: [40, 120],
    width: [1.6, 3],
    colour: inks.mist,
    seed: 6,
    density: () => 0.6,
  });
  return (
    layer(
      fill(d, pulp) +
        clip(
          d,
          shade(d, inks.dusk, { from: [720, 460], to: [1330, 740], start: 0.35, end: 1 }) +
            shade(wells, inks.spruce, { from: [0, 500], to: [0, 690], start: 0.2, end: 0.9 }) +
            speckle,
        ) +
        inkLine('694,520 708,474 744,456 1010,448 1278,456', 9, SWELL, inks.mist),
      'bird',
    ) + layer(inkLines([[6, '1286,454 1322,470 1337,522 1330,640 1320,714']]), 'key')
  );
}

const corner = (u: number, v: number): Point => [tray(u, v)[0], tray(u, v)[1], 1];

/** The dark of the cups between two depths of the tray. */
function cups(from: number, to: number): Svg {
  const [left, right] = [0.1, 2.9];
  const { d } = closed([corner(0, from), corner(3, from), corner(right, to), corner(left, to)]);
  const dark = shade(d, inks.ink, { from: tray(0, 0), to: tray(3, 1), start: 0.3, end: 0.8 });
  return layer(fill(d, inks.spruce) + clip(d, dark), 'ink2');
}

/** The wavy wall between the two rows: it holds the back row's eggs. */
function divider(): Svg {
  const crest = columns.flatMap((i) => [
    tray(i, 0.42),
    [tray(i + 0.5, 0.5)[0], tray(i + 0.5, 0.5)[1] + 14] as Point,
  ]);
  const foot: Point[] = [corner(3, 0.78), corner(0, 0.78)];
  const { d } = closed([...crest, corner(3, 0.42), ...foot]);
  return (
    layer(
      fill(d, pulp) +
        clip(d, shade(d, inks.dusk, { from: [0, 752], to: [0, 806], start: 0.2, end: 1 })) +
        inkLine([...crest, tray(3, 0.42)], 6, SWELL, inks.mist),
      'bird',
    ) +
    peg(1) +
    peg(2)
  );
}

function peg(u: number): Svg {
  const [x, y] = tray(u, 0.46);
  const { d } = closed(
    `${x - 34},${y + 44}! ${x - 20},${y - 20} ${x - 8},${y - 44} ${x + 10},${y - 44} ${x + 22},${y - 18} ${x + 36},${y + 44}!`,
  );
  return (
    layer(
      fill(d, pulp) + clip(d, shade(d, inks.dusk, { from: [x - 12, 0], to: [x + 30, 0], end: 1 })),
      'bird',
    ) + layer(inkLine(`${x + 12},${y - 42} ${x + 24},${y - 16} ${x + 36},${y + 40}`, 4), 'key')
  );
}

function front(): Svg {
  const rim =
    '650,822! 664,838 720,856 780,862 840,852 893,836 950,856 1010,864 1070,856 1127,836 1180,852 1240,862 1300,856 1356,838 1370,822! 1352,900 1330,960 1300,972 720,972 690,960 668,900';
  const { d } = closed(rim);
  const bulges = columns.map((i) => {
    const [left, right] = [lerp(672, 1348, i / 3) + 12, lerp(672, 1348, (i + 1) / 3) - 12];
    const middle = (left + right) / 2;
    return closed(
      `${left},872! ${middle},892 ${right},872! ${right - 14},930 ${right - 34},972! ${left + 34},972! ${left + 14},930`,
    ).d;
  });
  const flutes = columns.flatMap((i) => {
    const middle = lerp(672, 1348, (i + 0.5) / 3);
    return [-66, -24, 24, 66].map(
      (dx) =>
        [
          3,
          `${middle + dx},${894 - Math.abs(dx) * 0.12} ${middle + dx * 0.92},930 ${middle + dx * 0.84},964`,
        ] as const,
    );
  });
  return (
    layer(
      fill(d, pulp) +
        clip(
          d,
          bulges
            .map((bulge, i) => {
              const left = lerp(672, 1348, i / 3);
              return shade(bulge, inks.dusk, {
                from: [left + 40, 880],
                to: [left + 226, 950],
                start: 0.1,
                end: 1,
              });
            })
            .join('') + shade(d, inks.spruce, { from: [0, 900], to: [0, 990], end: 0.8 }),
        ) +
        inkLine(
          '652,824 668,840 720,858 780,864 840,854 893,838 950,858 1010,866 1070,858 1127,838 1180,854 1240,864 1300,858 1354,840',
          8,
          SWELL,
          inks.mist,
        ),
      'bird',
    ) +
    layer(
      inkLines(flutes) +
        inkLines([
          [7, '690,962 720,974 1010,978 1300,974 1330,960'],
          [5, '1370,824 1352,900 1331,958'],
          [4, '893,842 894,900 900,966'],
          [4, '1127,842 1126,900 1120,966'],
        ]),
      'key',
    )
  );
}

const shells = [
  inks.white,
  overprints.duckEgg,
  inks.white,
  overprints.duckEgg,
  inks.white,
] as const;

function washed(v: number, height: number, count: number, shift: number): Svg {
  return columns
    .slice(0, count)
    .map((i) => {
      const [x, y] = tray(i + 0.5, v);
      const egg = stillEgg(x, y - height * 0.28, {
        height,
        tilt: 180 + (i - 1) * 5 + shift,
        shell: shells[(i + (shift > 0 ? 1 : 0)) % shells.length] as string,
        seed: i + 3 + shift,
      });
      return printBird(egg, 0, 0);
    })
    .join('');
}

export function carton(): Svg {
  const loose = stillEgg(1420, 1000, {
    height: 216,
    tilt: 66,
    shell: overprints.duckEgg,
    seed: 15,
  });
  return (
    layer(contactShadow(1090, 972, 860, 60), 'soft') +
    lid() +
    cups(0, 0.6) +
    washed(0.3, 216, 3, 2) +
    divider() +
    cups(0.72, 1.32) +
    washed(1.08, 232, 2, -3) +
    front() +
    layer(contactShadow(1470, 1082, 280, 42), 'soft') +
    printBird(loose, 0, 0)
  );
}
