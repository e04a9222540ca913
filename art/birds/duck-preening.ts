import { crescents, fringe, hatch } from '../hand/carving.ts';
import { closed, type Knots, knots, type Line, mirror, shift, turn } from '../hand/geometry.ts';
import { fill, inkLine, inkLines, LENS, type Svg, SWELL } from '../hand/marks.ts';
import { inks } from '../hand/palette.ts';
import { clip, glow, place, shade } from '../hand/press.ts';
import { duckBill } from './bill.ts';
import { type Bird, eye, paths } from './bird.ts';
import { duckLeg } from './legs.ts';

/** Breast and body: the bird stands to the right, its tail to the left. */
const body = closed(
  '66,560! 128,552 220,520 330,470 470,424 600,416 712,452 780,540 796,640 762,738 676,806 560,838 430,826 310,776 210,700 130,630! 100,606 76,592! 64,576',
);
/** The neck folds up and back: over the shoulder, then down onto the wing. */
const neck = closed(
  '800,620! 814,520 800,410 752,318 680,266 606,254 548,268 500,266 446,282 412,326 404,384 430,436 478,458 524,446 562,416 600,402 636,414 658,462 664,560! 720,660',
);
/** The folded wing droops a little, its coverts raised where the bill works. */
const wing = closed(
  '690,600! 660,520 590,474 490,470 380,510 270,566 150,612 84,628! 160,664 240,712 330,764 440,790 560,772 650,706',
);

const legScale = 1.74;
const frame = (given: Knots): Line => shift(turn(mirror(knots(given)), -50), 478, 362);
const bill = duckBill(82, -34, 118, inks.orange, frame);

/** The low sun on breast and neck. */
const warmth = { from: [716, 500], to: [820, 524], end: 0.9 } as const;

function paintBody(): Svg {
  return (
    fill(body.d, inks.white) +
    clip(
      body.d,
      shade(body.d, inks.mist, { from: [640, 520], to: [380, 850], end: 1, middle: [0.5, 0.35] }) +
        shade(body.d, inks.dusk, { from: [560, 720], to: [470, 860], end: 0.85 }) +
        shade(body.d, inks.apricot, warmth) +
        hatch('640,520 690,600 680,700 600,790', '740,500 790,600 760,730 660,810', {
          rows: 8,
          length: [16, 40],
          gap: [24, 60],
          width: [2.4, 4.6],
          colour: inks.dusk,
          seed: 3,
          density: (s) => (s < 0.7 ? 0.5 : 0.2),
        }),
    )
  );
}

function paintWing(): Svg {
  return (
    fill(wing.d, inks.white) +
    clip(
      wing.d,
      shade(wing.d, inks.mist, { from: [520, 560], to: [420, 800], start: 0.05, end: 1 }) +
        crescents('660,540 560,490 440,500 330,548', '640,690 560,742 430,740 320,690', {
          rows: 7,
          columns: 5,
          width: 7,
          span: 0.74,
          colour: inks.dusk,
          seed: 2,
          from: 0.04,
          to: 0.66,
          density: (_s, t) => 0.95 - t * 0.4,
          jitter: 0.25,
        }),
    )
  );
}

/** Three long shoulder feathers lifted from the wing; the bill has the tip of the first. */
const lifted = [
  ['346,640! 300,606 262,590 226,596! 240,630 286,662 344,676', '340,658 290,628 240,602'],
  ['400,630! 356,580 316,552 276,550! 282,590 326,634 392,664', '390,646 340,598 290,560'],
  ['470,640! 440,580 412,546 372,524! 366,562 396,614 452,664', '454,646 416,584 380,540'],
] as const;

const paintLifted = () =>
  lifted
    .map(([outline]) => {
      const { d } = closed(outline);
      const shadow = shade(d, inks.mist, { from: [340, 560], to: [400, 660], end: 1 });
      return fill(d, inks.white) + clip(d, shadow);
    })
    .join('');

const liftedLines = lifted
  .map(([outline, shaft]) => {
    const edge = outline.replaceAll('!', '').split(' ');
    return (
      inkLine(edge.slice(0, 4).join(' '), 5, LENS) +
      inkLine(edge.slice(3).join(' '), 7, LENS) +
      inkLine(shaft, 3.4, LENS, inks.dusk)
    );
  })
  .join('');

const paintNeck = () =>
  fill(neck.d, inks.white) +
  clip(
    neck.d,
    glow(580, 430, 150, inks.mist, 1) +
      glow(600, 420, 90, inks.dusk, 0.6) +
      shade(neck.d, inks.apricot, warmth) +
      glow(420, 440, 80, inks.mist, 0.7) +
      hatch('690,330 720,430 690,560', '790,420 800,500 770,620', {
        rows: 6,
        length: [14, 36],
        gap: [26, 60],
        width: [2, 4],
        colour: inks.dusk,
        seed: 7,
        density: () => 0.45,
      }),
  );

const eyeAt = frame([[20, -22]])[0] ?? [0, 0];
const legs = [
  duckLeg({ hip: [262, 464], length: 84 }),
  duckLeg({ hip: [346, 470], length: 94, near: true }),
];
const enlarged = (inner: Svg) => place(inner, 0, 0, legScale);

const lines =
  inkLine(
    '796,640 762,738 676,806 560,838 430,826 310,776 210,700 130,630',
    14,
    (t) => 0.2 + 0.8 * LENS(t),
  ) +
  inkLine('690,600 650,706 560,773 440,791 330,765 240,713 160,665 84,628', 11, SWELL) +
  inkLine('800,620 814,520 800,410 752,318 680,266 606,254 548,268', 6, LENS) +
  inkLine('566,262 536,269 500,266 446,282 420,312', 7, LENS) +
  inkLine('428,434 478,459 524,447 562,417 600,403 636,415 658,462 662,510', 9, LENS) +
  inkLine('66,560 128,552 220,520 300,484', 8, LENS) +
  inkLines([
    [6, '130,630 100,606 76,592'],
    [6, '76,592 64,576 66,560'],
    [6, '500,756 370,712 170,640'],
    [5.6, '510,716 380,670 170,622'],
    [5, '480,676 370,634 200,604'],
    [5, '70,566 110,590 160,604'],
  ]) +
  fringe('300,772 430,827 560,838', {
    count: 14,
    length: [12, 24],
    width: 5,
    seed: 5,
    lean: -0.6,
    inset: 4,
  });

/** A white duck that stands and draws a wing feather through its bill: 820 × 990, sole at 985. */
export const duckPreening: Bird = {
  silhouette: paths(body.d, neck.d, bill.d, ...lifted.map(([outline]) => closed(outline).d)),
  paint:
    enlarged(legs.map((leg) => leg.paint).join('')) +
    paintBody() +
    paintWing() +
    paintLifted() +
    paintNeck() +
    bill.paint,
  key: enlarged(legs.map((leg) => leg.key).join('')) + lines + liftedLines + bill.key,
  crisp: eye(eyeAt[0], eyeAt[1], 14, null),
};
