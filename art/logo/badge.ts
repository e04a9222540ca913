import { type Point, rect } from '../hand/geometry.ts';
import { dot, fill, LENS, type Svg } from '../hand/marks.ts';
import { inks, overprints } from '../hand/palette.ts';
import { bill, body, plainDuck, rim, slim, slimLine } from './duck.ts';

const deepRock = '#375A6B';
const clipped = (inner: Svg) => `<g clip-path="url(#a)">${inner}</g>`;

function sunRays(): Svg {
  const [x, y] = [172, 158];
  let d = '';
  for (let i = 0; i < 33; i++) {
    const angle = Math.PI * (0.97 + (1.06 * i) / 32);
    const at = (r: number, turn: number): Point => [
      x + Math.cos(angle + turn) * r,
      y + Math.sin(angle + turn) * r,
    ];
    const points = [at(82, -0.045), at(82, 0.045), at(i % 2 ? 108 : 138, 0)];
    d += `M${points.map((p) => `${Math.round(p[0])} ${Math.round(p[1])}`).join('L')}Z`;
  }
  return fill(d, inks.paper) + dot(x, y, 72, inks.gold);
}

/** Lolo Peak's broad shoulder rather than a row of teeth. */
const range = (): Svg =>
  fill(
    'M0 290V244Q24 206 46 206Q66 206 84 190Q102 142 122 138Q142 136 154 158Q166 152 180 160Q204 206 236 232Q252 212 270 216Q300 238 318 206Q336 186 352 190Q376 200 400 258V290Z',
    inks.dusk,
  ) +
  fill(
    'M122 138L130 178L118 210L128 240L112 280H40L70 230Q92 150 122 138ZM168 154L174 190L164 214L176 240L160 280H214L236 232Q204 206 180 160ZM352 190Q336 186 318 206L308 224L322 270H352L342 236L356 214Z',
    deepRock,
  ) +
  fill(
    'M122 138Q102 142 86 186L97 178L105 192L114 174L124 190L134 168L144 182L153 166L164 180L172 154Q160 154 154 158Q142 136 122 138Z',
    inks.white,
  );

const water = (): Svg =>
  fill('M0 262C80 250 130 268 200 258S330 252 400 262V290H0Z', inks.olive) +
  fill(rect(0, 280, 400, 120), inks.spruce) +
  fill(
    (
      [
        [60, 316, 90],
        [250, 330, 150],
        [120, 346, 130],
        [290, 354, 70],
        [200, 366, 110],
        [330, 312, 80],
      ] as const
    )
      .map(([x, y, w]) =>
        slimLine(
          [
            [x - w / 2, y],
            [x, y],
            [x + w / 2, y],
          ],
          6,
          LENS,
          2,
        ),
      )
      .join(''),
    inks.mist,
  );

function duck(): Svg {
  const curl = slimLine(
    '112,178 82,156 80,124 106,110 124,124 112,140',
    15,
    (t) => (1 - t) ** 0.4,
    8,
  );
  const lines = [
    slimLine('404,200 390,248 328,276 244,270 150,230 82,190', 15, (t) => 0.35 + 0.65 * LENS(t), 7),
    slimLine('352,252 262,244 150,214', 10, LENS, 4),
    slimLine('356,226 270,218 168,200', 9, LENS, 4),
    slimLine('346,200 276,192 196,186', 8, LENS, 4),
    slimLine('30,160 66,196 104,222', 7, LENS, 4),
    slimLine('500,98 524,92 566,91', 6, LENS, 4),
    slimLine('510,72 518,77 526,80', 7, LENS, 2),
  ].join('');
  const down = [
    '436,166 440,180 442,194',
    '462,176 468,190 470,204',
    '446,214 450,228 450,242',
    '478,216 482,230 482,244',
  ]
    .map((knots) => slimLine(knots, 8, LENS, 2))
    .join('');
  const belly = `<clipPath id="b"><path d="${body}"/></clipPath><g clip-path="url(#b)">${fill('M0 340V262C130 330 420 346 540 216V340Z', inks.mist)}${fill('M0 340V296C150 340 420 348 540 270V340Z', inks.dusk)}</g>`;
  return (
    rim(body + bill + curl, inks.ink, 15) +
    fill(curl, inks.white) +
    plainDuck() +
    belly +
    fill(lines, inks.ink) +
    fill(down, inks.dusk) +
    dot(458, 66, 12, inks.ink) +
    dot(462, 61, 4, inks.white)
  );
}

/** The sign's ring: its band stays empty for the farm's name, which the page sets on `nameArc`. */
const ring = { outer: 198, edge: 191, window: 141 };
/** Where the name's letters stand: a circle about (200, 200). */
export const nameArc = { cx: 200, cy: 200, radius: 154 };

const hoop = (radius: number, width: number): Svg =>
  `<circle cx="200" cy="200" r="${radius}" fill="none" stroke="${inks.paper}" stroke-width="${width}"/>`;

const onBand = (degrees: number, radius: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(200 + Math.cos(angle) * radius), Math.round(200 + Math.sin(angle) * radius)];
};
const oval = (degrees: number, size: Point, colour: string, lean: number, radius = 167): Svg => {
  const [x, y] = onBand(degrees, radius);
  return `<ellipse rx="${size[0]}" ry="${size[1]}" transform="translate(${x} ${y})rotate(${degrees - 90 + lean})" fill="${colour}"/>`;
};

/** Three eggs between two sprigs, at the foot of the band. */
const eggsAndSprigs = (): Svg =>
  [19, 22, 26, 29, 33]
    .flatMap((turn, i) =>
      [1, -1].map((side) =>
        oval(90 + side * turn, [9, 3.6], inks.gold, side * (i % 2 ? 40 : -40), i % 2 ? 162 : 173),
      ),
    )
    .join('') +
  oval(100, [9, 12], overprints.brownEgg, 8) +
  oval(80, [9, 12], overprints.duckEgg, -8) +
  oval(90, [9, 12], inks.white, 0);

/** The round badge: filter-free, sharp at any size. */
export const badge = (): string =>
  slim(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">',
      dot(200, 200, ring.outer, overprints.board),
      hoop(ring.edge, 3),
      eggsAndSprigs(),
      '<clipPath id="a"><circle cx="200" cy="200" r="178"/></clipPath>',
      '<g transform="translate(200 200)scale(.79)translate(-200 -200)">',
      clipped(dot(200, 200, 178, inks.apricot) + sunRays() + range() + water()),
      `<g transform="translate(50 132)scale(.54)">${duck()}</g>`,
      clipped(fill(slimLine('50,298 140,308 260,310 350,296', 8, LENS, 4), inks.white)),
      '</g>',
      hoop(ring.window, 4),
      '</svg>',
    ].join(''),
  );
